import { useEffect, useState } from 'react'
import { isSoftwareNoticeDue, markSoftwareNoticeShown } from './software-notice.ts'

/**
 * Whether this chat shows the notice; it then stays for as long as the chat is on the screen. A chat beside a page
 * begins with its first message.
 */
export function useSoftwareNotice(hasBegun = true): boolean {
  const [isShown, setShown] = useState(() => hasBegun && isSoftwareNoticeDue(new Date()))
  useEffect(() => {
    const now = new Date()
    if (!hasBegun || !isSoftwareNoticeDue(now)) return
    setShown(true)
    markSoftwareNoticeShown(now)
  }, [hasBegun])
  return isShown
}
