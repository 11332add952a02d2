import { RefreshCw, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { newerVersion } from './follow-worker.ts'
import { offlineTexts as texts } from './texts.ts'
import { type OfflineOptions, useOffline } from './use-offline.ts'

/** Has the parts that are docked at the window's lower edge stand above the line (`--bottom-bar` in base.css). */
function useRoomForLine() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const element = line.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      style.setProperty('--foot-line', `${Math.ceil(element.getBoundingClientRect().height)}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot-line')
    }
  }, [])
  return line
}

type LineProps = { icon: ReactNode; title: string; text: string; action?: ReactNode }

/** At the window's lower edge, so that nothing on the page moves when it comes or goes. */
function Line({ icon, title, text, action }: LineProps) {
  const line = useRoomForLine()
  return (
    <div
      ref={line}
      data-foot-line
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-soft bg-card px-4 py-2 text-sm sm:px-6 lg:px-8 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        {icon}
        <span>
          <span className="font-heading">{title}</span> <span className="text-ink-soft">{text}</span>
        </span>
      </p>
      {action}
    </div>
  )
}

function NewerVersionLine() {
  return (
    <Line
      icon={<RefreshCw aria-hidden className="mt-1 size-4 shrink-0" />}
      title={texts.newer.title}
      text={texts.newer.text}
      action={
        <Button variant="secondary" onClick={newerVersion.reload}>
          {texts.newer.reload}
        </Button>
      }
    />
  )
}

/**
 * One quiet line while there is no connection, or while a newer version of Wayfern waits to be loaded. Nothing loads by
 * itself.
 */
export function FootLine(options: OfflineOptions) {
  const state = useOffline(options)
  const isNewer = useStore(newerVersion)
  return (
    <div aria-live="polite" className="sticky bottom-(--bottom-nav) z-20">
      {state !== 'online' && (
        <Line icon={<WifiOff aria-hidden className="mt-1 size-4 shrink-0" />} {...texts[state]} />
      )}
      {state === 'online' && isNewer && <NewerVersionLine />}
    </div>
  )
}
