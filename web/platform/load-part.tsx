import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react'

const Nothing = () => null

/**
 * A part of a page that is loaded when it is first shown, inside a `Suspense`. When it does not come (the connection
 * may be gone), `Missing` stands in its place, and it is loaded anew the next time that it is shown.
 */
export function loadPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let loading: LazyExoticComponent<ComponentType<Props>> | null = null

  function StandIn(props: Props) {
    useEffect(
      () => () => {
        loading = null
      },
      [],
    )
    return <Missing {...props} />
  }
  const begin = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: StandIn }),
      ),
    )
  return function Part(props: Props) {
    loading ??= begin()
    const Loaded = loading as ComponentType<Props>
    return <Loaded {...props} />
  }
}
