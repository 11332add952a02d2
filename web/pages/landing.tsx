export const handle = { static: true }

export default function LandingPage() {
  return <main><h1>Landing</h1></main>
}
