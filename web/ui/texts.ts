import type { MenuGroup } from '#domain/coaching/coaching-module.ts'

/** The design system's own words; everything else is handed in by the page that uses a part. */
export const uiTexts = {
  change: 'Change',
  close: 'Close',
  showPassword: 'Show password',
  moduleGroups: {
    people: 'People',
    'feelings-and-energy': 'Feelings and energy',
    'doing-and-writing': 'Doing and writing',
  } satisfies Record<MenuGroup, string>,
  skipToContent: 'Skip to main content',
  productName: 'Wayfern',
  loadingProduct: 'Loading Wayfern...',
  loadingPage: 'Loading the page...',
  /** The place where a message is shown, against the list of past ones. */
  messages: 'Messages',
  notices: 'Notices',
  noticesButton: (count: number) => (count > 0 ? `Notices (${count})` : 'Notices'),
  noNotices: 'No notices. Messages that were shown for a short time can be read here again.',
  /** The newest of them is shown; `points` is what all of them told of together. */
  joinedNotices: (count: number, points: number | null) =>
    points === null ? `${count} times` : `${count} times, ${points} points in all`,
  noticesHint: 'Messages shown in the last minutes, newest first.',
  errorTitle: 'Error - Wayfern',
  errorHeading: 'Unexpected Application Error!',
  errorUnknown: 'Unknown error',
  errorMeaning: 'The page could not be shown. What you saved before is kept.',
  errorNext: 'Load this page again. If the same error comes back, return to the start page.',
  reloadPage: 'Load this page again',
  notFoundTitle: 'Page not found - Wayfern',
  notFoundHeading: 'Oops! Page not found',
  notFoundMeaning: 'There is no page at this address. Nothing that you saved is lost.',
  returnHome: 'Return to Home',
  getHelp: 'Get help',
  notLoaded: {
    documentTitle: 'Page not loaded - Wayfern',
    title: 'This page could not be loaded',
    meaning:
      'There may be no connection, or Wayfern may have a newer version. What you wrote on other pages is kept.',
    next: 'Check your connection and try again. If that does not help, load Wayfern anew. A temporary conversation is then deleted.',
    tryAgain: 'Try again',
    trying: 'Loading the page...',
    stillNotLoaded: 'The page could still not be loaded.',
    reload: 'Load Wayfern anew',
  },
  partNotLoaded:
    'This part of the page could not be loaded. Check your connection, then open the page again.',
  unsavedTitle: 'Your changes are not saved',
  unsavedMeaning:
    'They are kept on this device until you come back, but they are not in your account yet. You can stay and save them first.',
  stayOnPage: 'Stay on this page',
  leavePage: 'Leave without saving',
} as const
