/**
 * A control with words in the top bar. Beside the menu of a small tablet its words stand without an icon, and on two
 * lines with larger text. What counts is how much text the bar, not the window, has room for; so it stands in a
 * container.
 */
export const topBarButton =
  'min-w-11 px-3! text-sm/tight! @max-[38rem]:px-2! md:message-none:@max-[38rem]:[&_svg]:hidden md:message-none:@max-[30rem]:w-min @max-[30rem]:px-1.5!'

/** The same for all but the one that is outlined. */
export const quietTopBarButton = `${topBarButton} no-underline! hover:underline!`

/** The words of a control in the top bar: where the bar is short they make room for a message while one is shown. */
export const topBarWords = 'message-shown:@max-[63rem]:sr-only'
