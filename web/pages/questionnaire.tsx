export default function QuestionnairePage() {
  return <main><h1>Questionnaire</h1></main>
}
