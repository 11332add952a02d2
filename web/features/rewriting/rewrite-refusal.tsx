import type { ApiProblem } from '../../platform/api-problem.ts'
import { problemText } from '../../platform/problem-texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Why nothing was rewritten, and what the person can do about it. It stays until the next try. */
export function RewriteRefusal({ problem }: { problem: ApiProblem }) {
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
