import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import {
  type AssistantModule,
  assistantModule,
  type CoachingModule,
  coachingModule,
} from '#domain/coaching/coaching-module.ts'
import { type ChatScope, type ModuleId, moduleIds } from '#domain/coaching/module-ids.ts'
import { type SkillCard, skillCardFrontMatter, splitCardSections } from '#domain/coaching/skill-card.ts'
import type { PlacedTask } from '#domain/tasks/task-template.ts'
import type { GeneralAnswer } from '#engines/coach/general-answer.ts'
import { projectPath } from '../project-path.ts'
import { loadExercises, type PracticeContent } from './load-exercises.ts'
import { loadGeneralAnswers } from './load-general-answers.ts'
import { type CoachingSituation, loadSituations, NOT_OURS } from './load-situations.ts'
import { loadTaskTemplates } from './load-task-templates.ts'
import { readWith } from './read-with.ts'

export type CoachingContent = {
  modules: ReadonlyMap<ModuleId, CoachingModule>
  assistant: AssistantModule
  /** The system instruction per module, in Markdown. */
  instructions: ReadonlyMap<ChatScope, string>
  cards: readonly SkillCard[]
  situations: readonly CoachingSituation[]
  /** What is said to a need where no situation fits. */
  generalAnswers: readonly GeneralAnswer[]
  /** The exercises of the Practice Room and the skills that they practice. */
  practice: PracticeContent
  /** The templates of the task breaker. */
  tasks: readonly PlacedTask[]
}

const contentDirectory = projectPath('content')

/**
 * A card from the text of its file.
 * @throws Error when the front matter or the sections are not as `content/README.md` says
 */
function parseSkillCard(id: string, module: ModuleId, text: string): SkillCard {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'))
  if (!match) throw new Error('a card begins with front matter between two lines of ---')
  const frontMatter = skillCardFrontMatter.parse(load(match[1] ?? '', { schema: CORE_SCHEMA }))
  return { id, module, ...frontMatter, sections: splitCardSections(match[2] ?? '') }
}

function loadCards(root: string, module: ModuleId): SkillCard[] {
  const directory = join(root, 'modules', module, 'cards')
  const paths = readdirSync(directory)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => join(directory, file))
  return paths.map((path) => readWith(path, (text) => parseSkillCard(basename(path, '.md'), module, text)))
}

/**
 * A module is one id in `domain/coaching/module-ids.ts` and one folder of this name.
 * @throws Error naming the folder that has no id, or the id that has no folder
 */
function checkFolders(root: string): void {
  const folders = readdirSync(join(root, 'modules')).filter((name) => name !== NOT_OURS)
  const unknown = folders.find((name) => !moduleIds.includes(name as ModuleId))
  if (unknown)
    throw new Error(
      `content/modules/${unknown} belongs to no module: add its id to domain/coaching/module-ids.ts`,
    )
  const missing = moduleIds.find((id) => !folders.includes(id))
  if (missing) throw new Error(`the module "${missing}" has no folder: content/modules/${missing} is missing`)
}

function checkCards(cards: readonly SkillCard[]): void {
  const ids = new Set<string>()
  for (const { id } of cards) {
    if (ids.has(id)) throw new Error(`two skill cards are called "${id}"`)
    ids.add(id)
  }
  for (const { id, related } of cards) {
    const unknown = related.find((other) => !ids.has(other))
    if (unknown) throw new Error(`the skill card "${id}" names "${unknown}", which does not exist`)
  }
}

/**
 * Reads and checks all coaching content. Called once at start: a mistake in a file stops the start with that
 * file's name rather than a reply with a hole.
 */
export function loadCoachingContent(root = contentDirectory): CoachingContent {
  checkFolders(root)
  const readModule = (id: ModuleId) =>
    readWith(join(root, 'modules', id, 'module.json'), (text) => {
      const module = coachingModule.parse(JSON.parse(text))
      if (module.id !== id) throw new Error(`its id is "${module.id}", its folder "${id}"`)
      return module
    })
  const cards = moduleIds.flatMap((id) => loadCards(root, id))
  checkCards(cards)
  const situations = loadSituations(root, cards)
  const practice = loadExercises(root, cards)
  const instruction = (path: string) => readWith(path, (text) => text.trim())
  return {
    modules: new Map(moduleIds.map((id) => [id, readModule(id)])),
    assistant: readWith(join(root, 'assistant', 'module.json'), (text) =>
      assistantModule.parse(JSON.parse(text)),
    ),
    instructions: new Map<ChatScope, string>([
      ['assistant', instruction(join(root, 'assistant', 'instruction.md'))],
      ...moduleIds.map((id) => [id, instruction(join(root, 'modules', id, 'instruction.md'))] as const),
    ]),
    cards,
    situations,
    generalAnswers: loadGeneralAnswers(root),
    practice,
    tasks: loadTaskTemplates(root),
  }
}
