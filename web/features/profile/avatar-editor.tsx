import { Camera, UserRound } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { avatarTypes } from '#domain/profile/avatar-limits.ts'
import { problemText } from '../../platform/problem-texts.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { profileTexts as texts } from './texts.ts'
import { useAvatar } from './use-avatar.ts'

/** Its side in CSS pixels; the server keeps a larger square for sharp screens. */
const PICTURE_SIZE_PX = 112
const frame = 'size-28 shrink-0 rounded-full border-4 border-card bg-card outline outline-line-soft'

/** The picture, or where it will be. */
function Picture({ avatarUrl }: { avatarUrl: string | null }) {
  if (avatarUrl) {
    return (
      <img
        src={avatarUrl}
        alt={texts.pictureAlt}
        width={PICTURE_SIZE_PX}
        height={PICTURE_SIZE_PX}
        className={frame}
      />
    )
  }
  return (
    <div className={`${frame} grid place-items-center text-primary`}>
      <UserRound aria-hidden className="size-12" />
      <span className="sr-only">{texts.noPicture}</span>
    </div>
  )
}

/** The picture at the edge of the ground above it, and how to change or remove it. It takes effect at once. */
export function AvatarEditor({ avatarUrl }: { avatarUrl: string | null }) {
  const { problem, isUploading, isRemoving, upload, remove } = useAvatar()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const problemWords = problem && problemText(problem)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again after a failure.
    target.value = ''
    if (file) void upload(file)
  }
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} tabIndex={-1} className="sr-only">
        {texts.picture}
      </h3>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="relative -mt-16">
          <Picture avatarUrl={avatarUrl} />
        </div>
        <div className="min-w-0 flex-1 basis-64 sm:pt-3">
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              className="px-3! text-sm"
              aria-describedby={`${id}-hint`}
              pending={isUploading}
              pendingText={texts.uploading}
              disabled={isRemoving}
              onClick={() => input.current?.click()}
            >
              <Camera aria-hidden className="size-5" />
              {avatarUrl ? texts.changePicture : texts.choosePicture}
            </Button>
            {avatarUrl && (
              <ActionButton
                variant="ghost"
                className="px-1! text-sm"
                pendingText={texts.removing}
                disabled={isUploading}
                action={remove}
              >
                {texts.removePicture}
              </ActionButton>
            )}
          </div>
          <p id={`${id}-hint`} className="mt-2 max-w-measure text-sm text-ink-soft">
            {texts.pictureHint}
          </p>
          <input
            ref={input}
            type="file"
            accept={avatarTypes.join(',')}
            aria-label={texts.choosePicture}
            tabIndex={-1}
            className="hidden"
            onChange={choose}
          />
        </div>
      </div>
      {problemWords && (
        <div className="mt-4">
          <Banner variant="danger" title={problemWords.title}>
            {problemWords.text}
          </Banner>
        </div>
      )}
    </section>
  )
}
