/** The browser's time zone by its IANA name, in which days are the person's own; UTC where the browser names none. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC'
