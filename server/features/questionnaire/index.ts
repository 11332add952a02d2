export { type Answers, readAnswers } from './read-answers.ts'
export { questionnaireRoutes } from './routes.ts'
export { saveAnswers } from './save-answers.ts'
export { seedQuestions } from './seed-questions.ts'
