import { landing } from './landing-content.ts'
import { marketingTexts } from './texts.ts'

const { heading, intro, speaker, says, question, answers, note } = landing.tryTurn
const letters = ['A', 'B', 'C']

type AnswerProps = (typeof answers)[number] & { letter: string | undefined }

/** An answer that opens to its comment without a script; of the three one is open at a time. */
function Answer({ letter, says: answer, works, other, why }: AnswerProps) {
  return (
    <details
      name="try-turn"
      className="group rounded-card border border-line bg-card shadow-card open:border-2 open:border-primary"
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card px-5 py-4">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full border border-line text-sm group-open:border-primary group-open:bg-primary group-open:text-on-primary"
        >
          {letter}
        </span>
        “{answer}”
      </summary>
      <dl className="grid gap-3 border-t border-line-soft px-5 py-4">
        <div>
          <dt className="font-heading text-primary">{marketingTexts.whatWorks}</dt>
          <dd>{works}</dd>
        </div>
        <div>
          <dt className="font-heading text-primary">{marketingTexts.oneOtherWay}</dt>
          <dd>“{other}”</dd>
        </div>
        <div>
          <dt className="font-heading text-primary">{marketingTexts.why}</dt>
          <dd>{why}</dd>
        </div>
      </dl>
    </details>
  )
}

/** One turn of a talk to try before signing up. */
export function TryTurnSection() {
  return (
    <section aria-labelledby="try-one-turn" className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
      <h2 id="try-one-turn" className="text-2xl sm:text-3xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-160 text-lg">{intro}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_1.3fr]">
        <figure className="rounded-card border border-line-soft bg-sunken p-5 sm:p-7">
          <figcaption className="text-sm text-ink-soft">{speaker}</figcaption>
          <blockquote className="mt-3 rounded-card rounded-tl-none border border-line-soft bg-card p-4 text-lg">
            “{says}”
          </blockquote>
        </figure>
        <div>
          <h3 className="text-lg">{question}</h3>
          <div className="mt-4 grid gap-4">
            {answers.map((answer, index) => (
              <Answer key={answer.says} {...answer} letter={letters[index]} />
            ))}
          </div>
          <p className="mt-6 text-ink-soft">{note}</p>
        </div>
      </div>
    </section>
  )
}
