import { UserRound } from 'lucide-react'

/** The person's picture beside the heading of their page. It says nothing that the heading does not. */
export function OwnPicture({ avatarUrl }: { avatarUrl: string | null }) {
  const classes = 'size-16 shrink-0 rounded-full border border-line-soft sm:size-28'
  if (avatarUrl) return <img src={avatarUrl} alt="" width={112} height={112} className={classes} />
  return (
    <span className={`${classes} grid place-items-center bg-card text-primary`}>
      <UserRound aria-hidden className="size-10" />
    </span>
  )
}
