import { useState } from 'react'
import { deviceNote } from '../../platform/device-notes.ts'

const views = ['one', 'all'] as const
type QuestionView = (typeof views)[number]
const isView = (value: unknown): value is QuestionView => views.some((view) => view === value)

/** Whether questions come one at a time, as they do unless chosen otherwise, or all on one page; kept on the device. */
export function useQuestionView(userId: string) {
  const note = deviceNote(userId, 'questionnaire-view', isView)
  const [view, setView] = useState<QuestionView>(() => note.read() ?? 'one')
  function choose(next: QuestionView) {
    note.write(next)
    setView(next)
  }
  return { isAll: view === 'all', switchView: () => choose(view === 'all' ? 'one' : 'all') }
}
