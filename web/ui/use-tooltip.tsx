import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { TOOLTIP_GRACE_MS, tooltipDelayMs } from './tooltip-timing.ts'

/** Room that a tooltip needs beside its control; where there is less it goes below. */
const MIN_ROOM_PX = 200
const GAP_PX = 8

let lastClosedAtMs = Number.NEGATIVE_INFINITY
/** Hides the one tooltip that is open. */
let hideOpen: (() => void) | null = null

function placeBeside(control: Element): CSSProperties {
  const { left, right, top, bottom, height } = control.getBoundingClientRect()
  const hasRoom = window.innerWidth - right > MIN_ROOM_PX
  if (hasRoom) return { left: right + GAP_PX, top: top + height / 2, transform: 'translateY(-50%)' }
  return { left, top: bottom + GAP_PX }
}

/**
 * A short description of one control, never the only place where something is said. It opens on resting the pointer
 * or on keyboard focus, stays while the pointer is on it, and closes with Escape. Spread `controlProps` on the
 * control and put `tooltip` behind it. Own: decision 0022 says what the library's would cost.
 */
export function useTooltip(content: ReactNode) {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const isOpen = place !== null && Boolean(content)
  const hide = useRef(() => setPlace(null)).current

  function later(delayMs: number, action: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delayMs)
  }
  function open(control: Element, delayMs: number) {
    if (!content) return
    later(delayMs, () => {
      if (hideOpen !== hide) hideOpen?.()
      hideOpen = hide
      setPlace(placeBeside(control))
    })
  }
  function close() {
    clearTimeout(timer.current)
    if (isOpen) lastClosedAtMs = Date.now()
    if (hideOpen === hide) hideOpen = null
    hide()
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (hideOpen === hide) hideOpen = null
    },
    [hide],
  )
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      hideOpen = null
      hide()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOpen, hide])

  const controlProps = {
    'aria-describedby': isOpen ? id : undefined,
    onPointerEnter({ currentTarget, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return
      // From one control straight to the next the last tooltip is still there.
      open(currentTarget, hideOpen ? 0 : tooltipDelayMs(lastClosedAtMs, Date.now()))
    },
    onPointerLeave: () => later(TOOLTIP_GRACE_MS, close),
    onPointerDown: close,
    onFocus({ currentTarget }: { currentTarget: Element }) {
      if (currentTarget.matches(':focus-visible')) open(currentTarget, 0)
    },
    onBlur: close,
  }
  const tooltip = isOpen && (
    <div
      id={id}
      role="tooltip"
      style={place}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={close}
      className="fixed z-50 max-w-72 rounded-control border border-line bg-card px-3 py-2 text-sm text-ink shadow-card"
    >
      {content}
    </div>
  )
  return { controlProps, tooltip }
}
