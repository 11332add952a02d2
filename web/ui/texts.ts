/** The design system's own words; everything else is handed in by the page that uses a part. */
export const uiTexts = {
  close: 'Close',
  showPassword: 'Show password',
  skipToContent: 'Skip to main content',
  productName: 'Wayfern',
  loadingProduct: 'Loading Wayfern...',
  /** The place where a message is shown, against the list of past ones. */
  messages: 'Messages',
  notices: 'Notices',
  noticesButton: (count: number) => (count > 0 ? `Notices (${count})` : 'Notices'),
  noNotices: 'No notices. Messages that were shown for a short time can be read here again.',
  noticesHint: 'Messages shown in the last minutes, newest first.',
  errorHeading: 'Unexpected Application Error!',
  errorUnknown: 'Unknown error',
  errorMeaning: 'The page could not be shown. What you saved before is kept.',
  errorNext: 'Load this page again. If the same error comes back, return to the start page.',
  reloadPage: 'Load this page again',
  notFoundTitle: 'Page not found - Wayfern',
  notFoundHeading: 'Oops! Page not found',
  notFoundMeaning: 'There is no page at this address. Nothing that you saved is lost.',
  returnHome: 'Return to Home',
  unsavedTitle: 'Your changes are not saved',
  unsavedMeaning:
    'They are kept on this device until you come back, but they are not in your account yet. You can stay and save them first.',
  stayOnPage: 'Stay on this page',
  leavePage: 'Leave without saving',
} as const
