/** With larger text, on the smallest phones the words are as large as one row allows. */
export const topBarText = '@max-4xl:text-sm/tight! @max-[30rem]:text-[min(0.9375rem,4.75vw)]/tight!'

/**
 * Five controls with words fit into one row of a small phone, and beside the menu of a small tablet: on two lines. What
 * counts is how much text the bar, not the window, has room for; so it stands in a container.
 */
export const topBarButton = `@max-4xl:w-min @max-4xl:min-w-[44px] @max-4xl:px-1.5! @max-4xl:py-1! @max-[30rem]:px-1! @max-4xl:[&_svg]:hidden ${topBarText}`
