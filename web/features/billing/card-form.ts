/** Who pays, as the card provider wants to know it. */
export type Payer = { name: string; email: string }

/** A card form that can be used now. Two exist: the provider's own field, and the built-in test form. */
export type CardForm = {
  /**
   * A reference to the card that was typed in, or null when a field is not right and says so itself.
   * @throws Error with words for the person
   */
  createPaymentMethod: (payer: Payer) => Promise<string | null>
  /**
   * Lets the bank ask the person (3-D Secure), and returns when the question is answered.
   * @throws Error with words for the person when it was refused or failed
   */
  answerBank: (clientSecret: string) => Promise<void>
}

export type CardFormProps = {
  /** Called with the form once it can be used, and with null when it no longer can. The same at each render. */
  onReady: (card: CardForm | null) => void
  /** While a payment runs, what was typed stays as it is. */
  isLocked: boolean
}
