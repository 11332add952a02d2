import { CardElement } from '@stripe/react-stripe-js'
import type { StripeCardElementChangeEvent, StripeCardElementOptions } from '@stripe/stripe-js'
import { useMemo } from 'react'
import { controlClasses } from '../../../ui/control-classes.ts'
import { useFieldWiring } from '../../../ui/field-context.ts'
import { joinClasses } from '../../../ui/join-classes.ts'

type StripeCardInputProps = {
  isLocked: boolean
  onReady: () => void
  onChange: (event: StripeCardElementChangeEvent) => void
}

/** The provider marks the element around its frame while the focus is inside, or while a value is wrong. */
const frameClasses =
  'py-3! outline-offset-2 outline-focus has-[.StripeElement--focus]:outline-3 has-[.StripeElement--invalid]:border-danger'

/** The provider's frame knows nothing of our style sheet, so the colours of the moment are handed in. */
function readCardStyle(): NonNullable<StripeCardElementOptions['style']> {
  const styles = getComputedStyle(document.documentElement)
  const color = (token: string) => styles.getPropertyValue(token).trim()
  return {
    base: {
      color: color('--ink'),
      iconColor: color('--ink'),
      fontSize: '18px',
      '::placeholder': { color: color('--ink-soft') },
    },
    invalid: { color: color('--danger'), iconColor: color('--danger') },
  }
}

/** One frame for number, expiry date and security code, in the look of our own inputs. */
export function StripeCardInput({ isLocked, onReady, onChange }: StripeCardInputProps) {
  const { id } = useFieldWiring()
  const style = useMemo(readCardStyle, [])
  return (
    <div className={joinClasses(controlClasses, frameClasses)}>
      <CardElement
        {...(id && { id })}
        options={{ style, disabled: isLocked }}
        onReady={onReady}
        onChange={onChange}
      />
    </div>
  )
}
