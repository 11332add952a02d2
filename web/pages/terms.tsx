export const handle = { static: true }

export default function TermsPage() {
  return <main><h1>Terms</h1></main>
}
