export const handle = { static: true }

export default function PrivacyPage() {
  return <main><h1>Privacy</h1></main>
}
