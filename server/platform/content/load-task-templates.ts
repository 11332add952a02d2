import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { type PlacedTask, taskTemplate } from '#domain/tasks/task-template.ts'
import { readWith } from './read-with.ts'

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

function loadTemplate(path: string): PlacedTask {
  return readWith(path, (text) => {
    const id = basename(path, '.yaml')
    if (!ID.test(id)) throw new Error('a name has small letters, digits and hyphens alone')
    return { id, ...taskTemplate.parse(load(text, { schema: CORE_SCHEMA })) }
  })
}

function checkTitles(templates: readonly PlacedTask[]): void {
  const titles = templates.map(({ title }) => title.toLowerCase())
  const doubled = templates.find(({ title }, index) => titles.indexOf(title.toLowerCase()) !== index)
  if (doubled) throw new Error(`two task templates are called "${doubled.title}"`)
}

/**
 * Reads and checks all templates of the task breaker.
 * @throws Error naming the file, and the field or the line, when one is not as `content/README.md` says, or when two have
 * one title
 */
export function loadTaskTemplates(root: string): readonly PlacedTask[] {
  const directory = join(root, 'tasks')
  const files = readdirSync(directory).filter((file) => file.endsWith('.yaml'))
  const templates = files.sort().map((file) => loadTemplate(join(directory, file)))
  checkTitles(templates)
  return templates
}
