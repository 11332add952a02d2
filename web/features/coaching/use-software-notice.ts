import { useEffect, useState } from 'react'
import { isSoftwareNoticeDue, markSoftwareNoticeShown } from './software-notice.ts'

/** Whether this chat shows the notice; it then stays for as long as the chat is on the screen. */
export function useSoftwareNotice(): boolean {
  const [isShown] = useState(() => isSoftwareNoticeDue(new Date()))
  useEffect(() => {
    if (isShown) markSoftwareNoticeShown(new Date())
  }, [isShown])
  return isShown
}
