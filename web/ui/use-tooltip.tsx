import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { joinClasses } from './join-classes.ts'
import { TOOLTIP_GRACE_MS, tooltipDelayMs } from './tooltip-timing.ts'
import { wasEscapeLast } from './watch-escape.ts'

/** The widest that a tooltip gets (`max-w-72`). */
const WIDTH_PX = 288
/** Room for one of several lines. */
const HEIGHT_PX = 96
const GAP_PX = 8

let lastClosedAtMs = Number.NEGATIVE_INFINITY
/** Hides the one tooltip that is open. */
let hideOpen: (() => void) | null = null

/** Where the controls of a row or a column have no neighbor: below a row, beside a column. */
export type TooltipSide = 'below' | 'beside'

function placeAt(side: TooltipSide, control: Element): CSSProperties {
  const { left, right, top, bottom, height } = control.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  if (side === 'beside' && innerWidth - right > WIDTH_PX + GAP_PX)
    return { left: right + GAP_PX, top: top + height / 2, transform: 'translateY(-50%)' }
  const across = innerWidth - left > WIDTH_PX ? { left } : { right: Math.max(0, innerWidth - right) }
  return innerHeight - bottom > HEIGHT_PX
    ? { ...across, top: bottom + GAP_PX }
    : { ...across, bottom: innerHeight - top + GAP_PX }
}

/**
 * A short description of one control, never the only place where something is said. It opens on resting the pointer
 * or on keyboard focus, stays while the pointer is on it (WCAG 1.4.13), and closes with Escape, until the pointer or the
 * focus has left and come again. It stands where its control has no neighbor, and one that the keyboard opened takes no
 * clicks away from what it lies over. Spread `controlProps` on the control and put `tooltip` behind it. Own: decision
 * 0022 says what the library's would cost.
 */
export function useTooltip(content: ReactNode, side: TooltipSide = 'below') {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const isOpen = place !== null && Boolean(content)
  const hide = useRef(() => setPlace(null)).current
  /** By Escape, for as long as the pointer or the focus stays. */
  const isDismissed = useRef(false)
  const [isHovered, setHovered] = useState(false)

  function later(delayMs: number, action: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delayMs)
  }
  function open(control: Element, delayMs: number, byPointer: boolean) {
    if (!content || isDismissed.current) return
    later(delayMs, () => {
      if (isDismissed.current) return
      setHovered(byPointer)
      if (hideOpen !== hide) hideOpen?.()
      hideOpen = hide
      setPlace(placeAt(side, control))
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
      isDismissed.current = true
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
      open(currentTarget, hideOpen ? 0 : tooltipDelayMs(lastClosedAtMs, Date.now()), true)
    },
    onPointerLeave() {
      isDismissed.current = false
      later(TOOLTIP_GRACE_MS, close)
    },
    onPointerDown: close,
    onFocus({ currentTarget }: { currentTarget: Element }) {
      if (wasEscapeLast()) isDismissed.current = true
      else if (currentTarget.matches(':focus-visible')) open(currentTarget, 0, false)
    },
    onBlur() {
      isDismissed.current = false
      close()
    },
  }
  const tooltip = isOpen && (
    <div
      id={id}
      role="tooltip"
      style={place}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={close}
      className={joinClasses(
        'fixed z-50 max-w-72 rounded-control border border-line bg-card px-3 py-2 text-sm text-ink shadow-card',
        !isHovered && 'pointer-events-none',
      )}
    >
      {content}
    </div>
  )
  return { controlProps, tooltip }
}
