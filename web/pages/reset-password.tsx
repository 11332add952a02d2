export default function ResetPasswordPage() {
  return <main><h1>ResetPassword</h1></main>
}
