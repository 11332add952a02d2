import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { ApiProblem } from './api-problem.ts'
import { problemText } from './problem-texts.ts'

/** What went wrong, in words, and what the person can do about it. */
export function ProblemBanner({ problem }: { problem: ApiProblem }) {
  const { title, text, link } = problemText(problem)
  return (
    <Banner
      variant="danger"
      title={title}
      action={link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
    >
      {text}
    </Banner>
  )
}
