export const handle = { static: true }

export default function LearnMorePage() {
  return <main><h1>LearnMore</h1></main>
}
