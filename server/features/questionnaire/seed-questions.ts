import { readFileSync } from 'node:fs'
import { questionList } from '#domain/questionnaire/contract.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectPath } from '../../platform/project-path.ts'
import { upsertQuestions } from './queries.ts'

const contentFile = projectPath('content/questionnaire/questions.json')

/**
 * Brings the questions of the content into the database; run at each start. Questions that an operator added
 * under other ids stay.
 * @throws ZodError naming what is wrong in the file
 */
export async function seedQuestions(db: Database): Promise<void> {
  await upsertQuestions(db, questionList.parse(JSON.parse(readFileSync(contentFile, 'utf8'))))
}
