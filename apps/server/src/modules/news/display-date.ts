const tags: Readonly<Record<string, string>> = { en: 'en-GB', gr: 'de', it: 'it', rs: 'ru', sp: 'es' };

/** A calendar date as day, month name and year in one of the product's languages: "21 November 2026". */
export const displayDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(tags[locale] ?? 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
