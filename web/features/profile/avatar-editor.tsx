import { UserRound } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { avatarTypes } from '#domain/profile/avatar-limits.ts'
import { problemText } from '../../platform/problem-texts.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { profileTexts as texts } from './texts.ts'
import { useAvatar } from './use-avatar.ts'

/** Its side in CSS pixels; the server keeps a larger square for sharp screens. */
const PICTURE_SIZE_PX = 112

/** The picture, or where it will be. */
function Picture({ avatarUrl }: { avatarUrl: string | null }) {
  if (avatarUrl) {
    return (
      <img
        src={avatarUrl}
        alt={texts.pictureAlt}
        width={PICTURE_SIZE_PX}
        height={PICTURE_SIZE_PX}
        className="shrink-0 rounded-card border border-line"
      />
    )
  }
  return (
    <div className="flex size-28 shrink-0 items-center justify-center rounded-card border border-line bg-sunken text-ink-soft">
      <UserRound aria-hidden className="size-14" />
      <span className="sr-only">{texts.noPicture}</span>
    </div>
  )
}

/** The picture, and how to change or remove it. It takes effect at once. */
export function AvatarEditor({ avatarUrl }: { avatarUrl: string | null }) {
  const { problem, isUploading, isRemoving, upload, remove } = useAvatar()
  const input = useRef<HTMLInputElement>(null)
  const problemWords = problem && problemText(problem)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again after a failure.
    target.value = ''
    if (file) void upload(file)
  }
  return (
    <Card heading={texts.picture}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Picture avatarUrl={avatarUrl} />
        <div className="min-w-0 flex-1 basis-64">
          <p className="mb-3 text-sm text-ink-soft">{texts.pictureHint}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              pending={isUploading}
              pendingText={texts.uploading}
              disabled={isRemoving}
              onClick={() => input.current?.click()}
            >
              {avatarUrl ? texts.changePicture : texts.choosePicture}
            </Button>
            {avatarUrl && (
              <ActionButton
                variant="ghost"
                pendingText={texts.removing}
                disabled={isUploading}
                action={remove}
              >
                {texts.removePicture}
              </ActionButton>
            )}
          </div>
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
    </Card>
  )
}
