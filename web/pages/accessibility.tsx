export const handle = { static: true }

export default function AccessibilityPage() {
  return <main><h1>Accessibility</h1></main>
}
