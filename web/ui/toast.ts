import { onForgetPrivateData } from '../platform/private-data.ts'
import { createToastStore, type ToastRequest } from './toast-store.ts'

/** The page's one store, shown by `Toaster` and listed by `NoticeList`. */
export const toastStore = createToastStore({
  now: () => Date.now(),
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
})

onForgetPrivateData(toastStore.forget)

/** Shows a message in place of the one shown, if any. It can be called from anywhere in the browser. */
export function toast(request: ToastRequest): void {
  toastStore.show(request)
}
