import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isCardNumber, testCardReference } from '#domain/billing/test-cards.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CardFormProps } from '../card-form.ts'
import { billingTexts } from '../texts.ts'
import { BankQuestion } from './bank-question.tsx'
import { findExpiryProblem } from './expiry.ts'
import { TestCardNumbers } from './test-card-numbers.tsx'

const expiryTexts = { wrong: billingTexts.expiryWrong, past: billingTexts.expiryPast }

function checkNumber(typed: string): true | string {
  if (!isCardNumber(typed)) return billingTexts.cardNumberWrong
  return testCardReference(typed) !== null || billingTexts.cardNumberUnknown
}

function checkExpiry(typed: string): true | string {
  const problem = findExpiryProblem(typed, new Date())
  return problem === null || expiryTexts[problem]
}

const checkCvc = (typed: string) => /^\d{3,4}$/.test(typed.trim()) || billingTexts.cvcWrong

/** Takes the well-known test card numbers. A number is turned into its reference here and goes nowhere. */
export function TestCardForm({ onReady, isLocked }: CardFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { number: '', expiry: '', cvc: '' },
  })
  const { errors } = formState
  const [answerQuestion, setAnswerQuestion] = useState<((isConfirmed: boolean) => void) | null>(null)

  useEffect(() => {
    onReady({
      async createPaymentMethod() {
        let reference: string | null = null
        await handleSubmit(({ number }) => {
          reference = testCardReference(number)
        })()
        return reference
      },
      async answerBank() {
        const isConfirmed = await new Promise<boolean>((resolve) => setAnswerQuestion(() => resolve))
        setAnswerQuestion(null)
        if (!isConfirmed) throw new Error(billingTexts.notConfirmed)
      },
    })
    return () => onReady(null)
  }, [onReady, handleSubmit])

  const digits = { inputMode: 'numeric', autoCorrect: 'off', spellCheck: false, readOnly: isLocked } as const
  return (
    <div className="flex flex-col gap-6">
      <Banner title={billingTexts.testMode}>{billingTexts.testModeNext}</Banner>
      <TestCardNumbers />
      <Field label={billingTexts.cardNumber} error={errors.number?.message}>
        <TextInput {...register('number', { validate: checkNumber })} {...digits} autoComplete="cc-number" />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={billingTexts.expiry} hint={billingTexts.expiryHint} error={errors.expiry?.message}>
          <TextInput {...register('expiry', { validate: checkExpiry })} {...digits} autoComplete="cc-exp" />
        </Field>
        <Field label={billingTexts.cvc} hint={billingTexts.cvcHint} error={errors.cvc?.message}>
          <TextInput {...register('cvc', { validate: checkCvc })} {...digits} autoComplete="cc-csc" />
        </Field>
      </div>
      <BankQuestion onAnswer={answerQuestion} />
    </div>
  )
}
