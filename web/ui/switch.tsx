import * as RadixSwitch from 'radix-ui/switch'
import { type ReactNode, useId } from 'react'

type SwitchProps = {
  label: ReactNode
  description?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

/** A setting that takes effect at once. The knob's place and a tick say its state, not colour alone. */
export function Switch({ label, description, ...control }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-start justify-between gap-4 py-1">
      <div>
        <label htmlFor={id} className="font-heading">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-sm text-ink-soft">
            {description}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        {...control}
        id={id}
        aria-describedby={description ? `${id}-description` : undefined}
        className="group relative h-8 w-14 shrink-0 rounded-full border-2 border-line bg-sunken before:absolute before:-inset-2 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:data-[state=checked]:bg-[Highlight]"
      >
        <RadixSwitch.Thumb className="flex size-6 translate-x-0.5 items-center justify-center rounded-full bg-line text-sm font-heading text-primary data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-on-primary forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[ButtonFace]">
          <span aria-hidden className="hidden group-data-[state=checked]:inline">
            ✓
          </span>
        </RadixSwitch.Thumb>
      </RadixSwitch.Root>
    </div>
  )
}
