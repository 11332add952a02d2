export const reportTexts = { open: 'Open progress report' } as const
