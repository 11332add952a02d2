import {
  companionReply,
  type QuestionnaireReply,
  questionnaireChange,
  questionnaireReply,
  questionsReply,
  savedQuestionnaireReply,
} from '#domain/questionnaire/contract.ts'
import { companionName } from '#domain/questionnaire/special-questions.ts'
import { createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { checkSafety } from '../safety/index.ts'
import { freeTextsOf } from './free-texts-of.ts'
import { findQuestions } from './queries.ts'
import { type Answers, readAnswers } from './read-answers.ts'
import { saveAnswers } from './save-answers.ts'

const present = ({ responses, updatedAt }: Pick<Answers, 'responses' | 'updatedAt'>): QuestionnaireReply => ({
  responses: { ...responses },
  updatedAt: updatedAt?.toISOString() ?? null,
})

const readQuestions = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/questions',
    summary: 'The questions of the onboarding questionnaire, in order',
    responses: {
      200: jsonReply(questionsReply, 'The questions'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const read = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/questionnaire',
    summary: "The caller's answers",
    responses: {
      200: jsonReply(questionnaireReply, 'The answers by question id'),
      ...problemReplies('unauthenticated'),
    },
  },
)

const save = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'put',
    path: '/questionnaire',
    summary: 'Change some answers; the others stay',
    description: 'Empty texts and choices become null. An answer that cannot be saved is named in `issues`.',
    request: jsonBody(questionnaireChange),
    responses: {
      200: jsonReply(savedQuestionnaireReply, 'All answers after the change'),
      ...problemReplies('invalid-request', 'malformed-json', 'unauthenticated'),
    },
  },
)

const companion = defineRoute(
  { access: 'member' },
  {
    method: 'get',
    path: '/companion',
    summary: "The name of the caller's AI companion",
    responses: {
      200: jsonReply(companionReply, "The chosen name, or 'AI Assistant'"),
      ...problemReplies('unauthenticated'),
    },
  },
)

export const questionnaireRoutes = createRouter()
  .openapi(readQuestions, async (context) => {
    return context.json({ questions: await findQuestions(context.var.services.db) }, 200)
  })
  .openapi(read, async (context) => {
    return context.json(present(await readAnswers(context.var.services, sessionOf(context).user.id)), 200)
  })
  .openapi(save, async (context) => {
    const { services } = context.var
    const { user } = sessionOf(context)
    const { responses } = context.req.valid('json')
    const saved = present(await saveAnswers(services, user.id, responses))
    const written = freeTextsOf(await findQuestions(services.db), responses)
    return context.json({ ...saved, safety: await checkSafety(services, user.id, written) }, 200)
  })
  .openapi(companion, async (context) => {
    const { questions, responses } = await readAnswers(context.var.services, sessionOf(context).user.id)
    return context.json({ name: companionName(questions, responses) }, 200)
  })
