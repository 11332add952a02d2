import { useMediaQuery } from '../../../platform/use-media-query.ts'

/** A device whose main pointer is a finger writes on a screen keyboard, which has no Shift+Enter. */
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)'

/** Whether a person writes with a real keyboard here. */
export const useHasKeyboard = (): boolean => !useMediaQuery(TOUCH_ONLY)
