/** Five controls with words fit into one row of a small phone, and beside the menu of a small tablet: on two lines. */
export const topBarButton =
  'max-lg:w-min max-lg:px-1.5! max-lg:py-1! max-lg:text-sm/tight! max-lg:[&_svg]:hidden'
