import { Component, type ComponentType, type ReactNode } from 'react'
import type { ShownPage } from './create-page-router.ts'

type PageErrorBoundaryProps = {
  page: ShownPage
  ErrorScreen: ComponentType<{ error: unknown }>
  children: ReactNode
}
type PageFailure = { page: ShownPage; failure: { error: unknown } | null }

/** Shows `ErrorScreen` in the place of a page that failed to draw, until another one is shown. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageFailure> {
  override state: PageFailure = { page: this.props.page, failure: null }

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })

  static getDerivedStateFromProps = ({ page }: PageErrorBoundaryProps, state: PageFailure) =>
    page === state.page ? null : { page, failure: null }

  override render() {
    const { ErrorScreen, children } = this.props
    const { failure } = this.state
    return failure ? <ErrorScreen error={failure.error} /> : children
  }
}
