const form = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
});

/** A day as the screens write it in English: "2026-01-05" -> 05 January 2026. */
export const dayInWords = (day: string): string => form.format(new Date(day));
