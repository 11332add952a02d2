export { type Answers, readAnswers } from './read-answers.ts'
export { saveAnswers } from './save-answers.ts'
export { seedQuestions } from './seed-questions.ts'
