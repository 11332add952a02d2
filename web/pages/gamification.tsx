export default function GamificationPage() {
  return <main><h1>Gamification</h1></main>
}
