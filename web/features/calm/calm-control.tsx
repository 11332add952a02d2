import { Leaf } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { calmScreen } from '../../platform/calm-screen.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { topBarButton, topBarWords } from '../../ui/top-bar-button.ts'
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

type CalmButtonProps = { className?: string; label?: string }

/** Opens the calm screen: the one outlined button of the top bar, and a part of the bar at the foot of a phone. */
export function CalmButton({ className, label = texts.open }: CalmButtonProps) {
  return (
    <button
      type="button"
      data-calm-control
      aria-haspopup="dialog"
      aria-keyshortcuts="Alt+Shift+Q"
      aria-label={texts.open}
      title={texts.shortcut}
      className={className ?? buttonClasses('secondary', topBarButton)}
      onClick={calmScreen.open}
    >
      <Leaf aria-hidden className={className ? 'size-6 shrink-0' : 'size-5 shrink-0'} />
      <span className={className ? undefined : topBarWords}>{label}</span>
    </button>
  )
}

/** Shows the calm screen over any signed-in page, and opens it by its keys. */
export function CalmControl() {
  const isOpen = useStore(calmScreen)
  useShortcut()
  useEffect(() => void ownWords.load(), [])
  // Signing out or leaving the signed-in pages leaves nothing open behind.
  useEffect(() => calmScreen.close, [])
  return isOpen && <CalmScreen onBack={calmScreen.close} onLeave={calmScreen.close} />
}
