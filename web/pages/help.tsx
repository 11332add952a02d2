export default function HelpPage() {
  return <main><h1>Help</h1></main>
}
