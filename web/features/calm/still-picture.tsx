import { CalmDrawing } from './calm-drawing.tsx'
import { calmTexts } from './texts.ts'

/** The picture of the calm screen, as large as the window has room for. */
export function StillPicture() {
  const { title, description, hint } = calmTexts.picture
  return (
    <>
      <h2 tabIndex={-1} data-calm-heading className="text-lg">
        {title}
      </h2>
      <div role="img" aria-label={description} className="my-3">
        <CalmDrawing className="h-[max(14rem,min(100dvh-20rem,75vw))]" />
      </div>
      <p>{hint}</p>
    </>
  )
}
