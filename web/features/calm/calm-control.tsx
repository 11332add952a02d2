import { Leaf } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { calmScreen } from '../../platform/calm-screen.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { topBarButton } from '../../ui/top-bar-button.ts'
import { CalmScreen } from './calm-screen.tsx'
import { ownWords } from './own-words.ts'
import { calmTexts as texts } from './texts.ts'

/** By place on the keyboard too: with Option a Mac types another letter. */
function isShortcut({ code, key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && (code === 'KeyQ' || key.toLowerCase() === 'q')
}

function useShortcut(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event)) return
      event.preventDefault()
      // At its own address it is a page, and open already.
      if (document.querySelector('[data-calm-screen]')) return
      calmScreen.open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Opens the calm screen from every signed-in page, and shows it. */
export function CalmControl() {
  const isOpen = useSyncExternalStore(calmScreen.subscribe, calmScreen.read)
  useShortcut()
  useEffect(() => void ownWords.load(), [])
  // Signing out or leaving the signed-in pages leaves nothing open behind.
  useEffect(() => calmScreen.close, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+Shift+Q"
        title={texts.shortcut}
        className={buttonClasses('secondary', `shadow-card ${topBarButton}`)}
        onClick={calmScreen.open}
      >
        <Leaf aria-hidden className="size-5" />
        {texts.open}
      </button>
      {isOpen && <CalmScreen onBack={calmScreen.close} onLeave={calmScreen.close} />}
    </>
  )
}
