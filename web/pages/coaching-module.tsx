export default function CoachingModulePage() {
  return <main><h1>CoachingModule</h1></main>
}
