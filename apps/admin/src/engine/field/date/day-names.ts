/** The interface languages; their day and month names are understood whichever language is chosen. */
const languages = ['en', 'de', 'it', 'ru', 'es'];

const letters = 3;

/** The first letters of every name, without accents, mapped to their meaning. */
const namesOf = (
  dates: readonly Date[],
  forms: readonly Intl.DateTimeFormatOptions[],
  part: 'weekday' | 'month',
  number: (date: Date) => number,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const language of languages) {
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
      for (const date of dates) {
        const name = format.formatToParts(date).find(({ type }) => type === part)?.value;
        if (name) found.set(stem(name), number(date));
      }
    }
  }
  return found;
};

const stem = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .slice(0, letters);

const days = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 0, 4 + at)));
const firsts = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, 1)));
const weekdays = namesOf(days, [{ weekday: 'long' }], 'weekday', (date) => date.getUTCDay());
const months = namesOf(
  firsts,
  [{ month: 'long' }, { month: 'long', day: 'numeric' }],
  'month',
  (date) => date.getUTCMonth() + 1,
);

/** 0 (Sunday) to 6 for a name with at least three letters typed; undefined for anything else. */
export const weekdayNamed = (typed: string): number | undefined =>
  /^\p{L}{3,}$/u.test(typed) ? weekdays.get(stem(typed)) : undefined;

/** 1 to 12 for a month name, 0 for anything else. */
export const monthNamed = (typed: string): number => months.get(stem(typed)) ?? 0;
