import type { SafetyCardSlot } from '../platform/safety-card-slot.ts'

/** Stands in for the card in tests of the features that are handed one. */
export const StandInSafetyCard: SafetyCardSlot = ({ reply, isSaved, onMeantSomethingElse }) => (
  <section>
    <p>{`Card: ${reply.title} (${isSaved ? 'saved' : 'not saved'})`}</p>
    <button type="button" onClick={onMeantSomethingElse}>
      {reply.meantSomethingElse}
    </button>
  </section>
)
