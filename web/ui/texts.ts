/** The design system's own words; everything else is handed in by the page that uses a part. */
export const uiTexts = {
  close: 'Close',
  skipToContent: 'Skip to main content',
  productName: 'Wayfern',
  loadingProduct: 'Loading Wayfern...',
  notices: 'Notices',
  noNotices: 'No notices. Messages that were shown for a short time can be read here again.',
  noticesHint: 'Messages shown in the last minutes, newest first.',
  dismissNotice: 'Close this message',
  errorHeading: 'Unexpected Application Error!',
  errorUnknown: 'Unknown error',
  errorMeaning: 'The page could not be shown. What you saved before is kept.',
  errorNext: 'Load this page again. If the same error comes back, return to the start page.',
  reloadPage: 'Load this page again',
  returnHome: 'Return to Home',
} as const
