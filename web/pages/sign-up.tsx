export default function SignUpPage() {
  return <main><h1>SignUp</h1></main>
}
