import { mkdirSync, writeFileSync } from 'node:fs'
import type { RewriteReply } from '#domain/rewriting/contract.ts'
import type { TranslateReply } from '#domain/translating/contract.ts'
import { createOpenAiModel } from '#server/platform/models/create-openai-model.ts'
import { startFakeModelServer } from '#server/testing/fake-model-server.ts'
import { createJudge, type Judge } from './evaluate/create-judge.ts'
import { openProduct } from './evaluate/open-product.ts'
import { readDialogues, readDrafts, readFirstMessages, readReceived } from './evaluate/read-sets.ts'
import { scoreReply } from './evaluate/score-reply.ts'
import { type Judged, tallyHead, tallyRow } from './evaluate/tally.ts'
import { machine, machineLine } from './support/report.ts'

/**
 * `npm run evaluate`: the messages and dialogues that are kept apart, answered by whatever `AI_PROVIDER` names, scored
 * by what needs no judge, and by a second model where `JUDGE_BASE_URL` and `JUDGE_MODEL` name one. Prints and keeps
 * figures, never a message. `-- --stand-in` runs it on a model that always says the same, to see that it runs.
 */
const EVERY = 4
const isStandIn = process.argv.includes('--stand-in')
const standIn = isStandIn
  ? await startFakeModelServer({
      pieces: ['Ask for a day and a time.\n\n**Now:** Write one sentence.'],
      firstDelayMs: 0,
      delayMs: 0,
    })
  : null

function providerEnv(): Record<string, string> {
  if (standIn) return { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: standIn.url, AI_MODEL: 'stand-in' }
  const named = ['AI_PROVIDER', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
  return Object.fromEntries(named.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function judgeOf({ JUDGE_BASE_URL, JUDGE_MODEL, JUDGE_API_KEY }: NodeJS.ProcessEnv): Judge | null {
  if (!JUDGE_BASE_URL || !JUDGE_MODEL) return null
  const options = { baseUrl: JUDGE_BASE_URL, model: JUDGE_MODEL, server: 'compatible' as const }
  return createJudge(createOpenAiModel({ ...options, ...(JUDGE_API_KEY && { apiKey: JUDGE_API_KEY }) }))
}

const product = await openProduct(providerEnv())
const judge = judgeOf(process.env)
const FIRST_NEED =
  'an answer to what is asked, for this person and this matter, and one thing to do or to say'

/** A provider that fails once in a while has given a bad reply, and the others still count. */
const noReply = () => ({ response: '', parts: [], sources: [], safety: null })

async function answerTurns(turns: readonly { says: string; needs: string }[]): Promise<Judged[]> {
  const member = await product.addMember()
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const judged: Judged[] = []
  for (const { says, needs } of turns) {
    messages.push({ role: 'user', content: says })
    const reply = await product.chat(member, messages).catch(noReply)
    messages.push({ role: 'assistant', content: reply.response || '…' })
    const said = messages.map(({ role, content }) => `${role}: ${content}`).join('\n')
    judged.push({
      score: scoreReply(reply, 'balanced'),
      verdict: judge ? await judge(said, needs, reply.response) : null,
      hasCard: reply.safety !== null && reply.response === '',
    })
  }
  return judged
}

/** Of the words that mean what they say, and of the others, how many are taken as such. */
async function tellTranslations(): Promise<string[]> {
  const member = await product.addMember()
  const found = { literal: [0, 0], hidden: [0, 0] } as Record<'literal' | 'hidden', [number, number]>
  for (const { text, from, where, isLiteral } of readReceived()) {
    const body = { text, from, where, direction: 'received', messageId: crypto.randomUUID() }
    const { translation } = await product.post<TranslateReply>(member, '/api/translate', body)
    const of = found[isLiteral ? 'literal' : 'hidden']
    of[1]++
    if (translation?.literal.is === isLiteral) of[0]++
  }
  const line = (what: string, [right, all]: [number, number]) => `- ${what}: ${right} of ${all}`
  return [
    line('received words that mean what they say, and were told so', found.literal),
    line('received words that carry more, and were told so', found.hidden),
  ]
}

/** Of the drafts, how many keep what must stand in them, and how many of those that are good were left alone. */
async function tellRewrites(): Promise<string[]> {
  const member = await product.addMember()
  let [kept, whole, left, good, changed] = [0, 0, 0, 0, 0]
  for (const { text, context, relationship, keeps, needs } of readDrafts()) {
    const body = { originalText: text, context, relationship, messageId: crypto.randomUUID() }
    const { rewritten, isUnchanged } = await product.post<RewriteReply>(member, '/api/rewrite', body)
    whole++
    if (keeps.every((piece) => rewritten.includes(piece))) kept++
    if (!isUnchanged) changed++
    if (!/leave as it is/i.test(needs)) continue
    good++
    if (isUnchanged) left++
  }
  return [
    `- drafts that keep every name, day, number and condition: ${kept} of ${whole}`,
    `- drafts that are good and were left as they are: ${left} of ${good}; changed in all: ${changed}`,
  ]
}

const rows: string[] = []
const tell = (name: string, judged: readonly Judged[]) => {
  const row = tallyRow(name, judged)
  process.stdout.write(`${row}\n`)
  rows.push(row)
}

process.stdout.write(`${tallyHead.join('\n')}\n`)
try {
  const bands = [15, 30, 60, 120, Number.POSITIVE_INFINITY]
  const bandOf = (text: string) => bands.find((most) => text.split(/\s+/).length <= most) ?? 0
  const first = readFirstMessages(EVERY)
  const answered: { danger: string; band: number; judged: Judged }[] = []
  for (const { text, danger } of first)
    for (const judged of await answerTurns([{ says: text, needs: FIRST_NEED }]))
      answered.push({ danger, band: bandOf(text), judged })
  const harmless = answered.filter(({ danger }) => danger === 'none')
  tell(
    'first messages, harmless',
    harmless.map(({ judged }) => judged),
  )
  for (const band of bands)
    tell(
      band === Number.POSITIVE_INFINITY ? 'above 120 words' : `up to ${band} words`,
      harmless.filter((of) => of.band === band).map(({ judged }) => judged),
    )
  for (const danger of ['unclear', 'clear'])
    tell(
      `first messages, ${danger} signs`,
      answered.filter((of) => of.danger === danger).map(({ judged }) => judged),
    )
  const dialogues: Judged[][] = []
  for (const { turns } of readDialogues()) dialogues.push(await answerTurns(turns))
  tell(
    'dialogues, first turns',
    dialogues.flatMap((turns) => turns.slice(0, 1)),
  )
  tell(
    'dialogues, later turns',
    dialogues.flatMap((turns) => turns.slice(1)),
  )
  const tools = [...(await tellTranslations()), ...(await tellRewrites())]
  process.stdout.write(`${tools.join('\n')}\n`)
  rows.push('', ...tools)
} finally {
  await product.close()
  await standIn?.close()
}

const name = isStandIn ? 'stand-in' : product.provider
const results = new URL('./results/', import.meta.url)
mkdirSync(results, { recursive: true })
writeFileSync(
  new URL(`evaluate-${name}.md`, results),
  [
    `# What ${name} reaches on what is kept apart`,
    '',
    `${machineLine(machine)} Written by \`npm run evaluate\`; a judge ${judge ? 'was' : 'was not'} configured.`,
    '',
    ...tallyHead,
    ...rows,
    '',
  ].join('\n'),
)
