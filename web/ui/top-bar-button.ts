/**
 * A control with words in the top bar. Beside the menu of a small tablet its words stand on two lines without an icon.
 * What counts is how much text the bar, not the window, has room for; so it stands in a container.
 */
export const topBarButton =
  'px-3! text-sm/tight! @max-4xl:min-w-11 @min-[30rem]:@max-4xl:w-min @max-4xl:px-1.5! @min-[30rem]:@max-4xl:[&_svg]:hidden'

/** The same for all but the one that is outlined. */
export const quietTopBarButton = `${topBarButton} no-underline! hover:underline!`
