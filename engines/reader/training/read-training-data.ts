import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'

const here = new URL('../data/', import.meta.url).pathname
const modules = new URL('../../../content/modules/', import.meta.url).pathname

/** What training needs to know of a situation. */
export type KnownSituation = {
  id: string
  card: string
  module: string
  who: string
  with: string
  asks: string
  matter: string
  title: string
}

/** A text whose meaning somebody wrote down. `voice` is empty for phrases, which belong to nobody. */
export type LabelledText = {
  text: string
  voice: string
  /** Situations that fit, best first; none where the list is empty, unknown where it is left out. */
  situations?: readonly string[]
  asks?: string
  who?: string
}

export type LabelledFollowUp = { text: string; kind: string; file: string }

const filesIn = (folder: string, ending: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .toSorted()
    : []
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean)
const readLines = <T>(path: string) => linesOf(path).map((line) => JSON.parse(line) as T)

/** All situations of the content, with their card and module. */
export function readSituations(folder = modules): KnownSituation[] {
  return filesIn(folder, '').flatMap((module) =>
    filesIn(join(folder, module, 'situations'), '.yaml').flatMap((file) => {
      const situations = load(
        readFileSync(join(folder, module, 'situations', file), 'utf8'),
      ) as KnownSituation[]
      return situations.map((situation) => ({ ...situation, module, card: file.replace('.yaml', '') }))
    }),
  )
}

function readPhraseFile(path: string): LabelledText[] {
  let id = ''
  return linesOf(path).flatMap((line) => {
    if (line.startsWith('# ')) {
      id = line.slice(2).trim()
      return []
    }
    return { text: line, voice: '', situations: [id] }
  })
}

/** The short ways to put each situation. */
export const readPhrases = (folder = join(here, 'phrases')): LabelledText[] =>
  filesIn(folder, '.txt').flatMap((name) => readPhraseFile(join(folder, name)))

/** Telling words and runs of words that people in a situation would use. */
export type Cues = { situation: string; cues: readonly string[] }

const CUE_SEPARATOR = '; '

/** The cues of each situation, as far as somebody wrote some. */
export const readCues = (folder = join(here, 'cues')): Cues[] =>
  filesIn(folder, '.tsv').flatMap((name) =>
    linesOf(join(folder, name)).map((line) => {
      const [situation = '', cues = ''] = line.split('\t')
      return { situation, cues: cues.split(CUE_SEPARATOR) }
    }),
  )

/** So many cues make one text, which is about as long as a short message. */
const CUES_IN_TEXT = 6

/** Cues as texts to learn from: those of one text stand far from each other in the list, where neighbors are alike. */
export function cueTexts({ situation, cues }: Cues): LabelledText[] {
  const count = Math.ceil(cues.length / CUES_IN_TEXT)
  return Array.from({ length: count }, (_, first) => ({
    text: cues.filter((_cue, place) => place % count === first).join(', '),
    voice: '',
    situations: [situation],
  }))
}

type LifeMessage = { t: string; k: string; w: string }

/** Messages that were written from a matter, and those from a life with what readers found for them. */
export function readVoices(folder = join(here, 'voices'), labels = join(here, 'labels')): LabelledText[] {
  return filesIn(folder, '.jsonl').flatMap((name): LabelledText[] => {
    const voice = name.slice(0, 3)
    const path = join(folder, name)
    if (!name.includes('-life')) {
      return readLines<{ t: string; y: string }>(path).map(({ t, y }) => ({
        text: t,
        voice,
        situations: [y],
      }))
    }
    const found = existsSync(join(labels, name)) ? readLines<{ y: string[] }>(join(labels, name)) : []
    return readLines<LifeMessage>(path).map(({ t, k, w }, line) => ({
      text: t,
      voice,
      situations: found[line]?.y,
      asks: k,
      who: w,
    }))
  })
}

/** What people say inside a conversation. */
export const readFollowUps = (folder = join(here, 'follow-ups')): LabelledFollowUp[] =>
  filesIn(folder, '.jsonl').flatMap((file) =>
    readLines<{ t: string; f: string }>(join(folder, file)).map(({ t, f }) => ({ text: t, kind: f, file })),
  )
