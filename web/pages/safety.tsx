export const handle = { static: true }

export default function SafetyPage() {
  return <main><h1>Safety</h1></main>
}
