import { Command } from 'cmdk'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { findInPalette, type PaletteGroup } from './find-in-palette.ts'
import { paletteTexts as texts } from './palette-texts.ts'

type CommandPaletteProps = {
  groups: readonly PaletteGroup[]
  /** What could not be loaded, in words. */
  problem: string | null
  onClose: () => void
}

/** The search over everything that can be opened: words are typed, arrow keys choose, Enter opens. */
export function CommandPalette({ groups, problem, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const found = findInPalette(groups, typed)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Dialog open onOpenChange={onClose} title={texts.title}>
      <Command shouldFilter={false} loop label={texts.title}>
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          aria-label={texts.input}
          placeholder={texts.input}
          className="min-h-11 w-full rounded-control border border-line bg-card px-3 text-ink placeholder:text-ink-soft"
        />
        <p role="status" className="pt-2 text-sm text-ink-soft">
          {count === 0 ? texts.nothing : texts.count(count)} {problem}
        </p>
        <Command.List label={texts.results} className="mt-2 max-h-[50dvh] overflow-y-auto">
          {found.map(({ heading, items }) => (
            <Command.Group
              key={heading}
              heading={heading}
              className="pb-2 text-sm **:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:py-1 **:[[cmdk-group-heading]]:text-ink-soft"
            >
              {items.map(({ id, label, hint, run }) => (
                <Command.Item
                  key={id}
                  value={id}
                  onSelect={() => {
                    onClose()
                    run()
                  }}
                  className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 rounded-control border-l-4 border-transparent px-2 py-1 text-base/tight data-[selected=true]:border-primary data-[selected=true]:bg-sunken pointer-coarse:min-h-11 forced-colors:border-[color:Canvas]"
                >
                  {label}
                  {hint && <span className="text-sm text-ink-soft">{hint}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}
