export default function AssistantPage() {
  return <main><h1>Assistant</h1></main>
}
