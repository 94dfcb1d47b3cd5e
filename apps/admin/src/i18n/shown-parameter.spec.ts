import { createI18nProvider } from './i18n-provider.ts';
import { formatMoment } from '../engine/field/date/date-format.ts';
import { shownParameter } from './shown-parameter.ts';
import { languages } from './languages.ts';
import type { Messages } from './translator.ts';

const provider = (code: string, more: Messages = {}) => {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new Error(code);
  const texts = {
    'x.rows': '%{smart_count} row |||| %{smart_count} rows of %{name}',
    'x.words': 'Import %{count} rows by %{at}',
    ...more,
  };
  return createI18nProvider({ language, lists: [texts] });
};

it('groups the numbers in every text of the interface, as its language does', () => {
  expect(provider('en').translate('x.rows', { smart_count: 1538, name: 'A' })).toBe('1,538 rows of A');
  expect(provider('en').translate('x.rows', { smart_count: 1, name: 'A' })).toBe('1 row');
  expect(provider('gr').translate('x.words', { count: 2000, at: '2026' })).toBe('Import 2.000 rows by 2026');
  expect(provider('sp').translate('x.words', { count: 2000, at: 'A' })).toBe('Import 2.000 rows by A');
});

it('leaves what is no amount', () => {
  expect(shownParameter('year', 2026, 'en')).toBe(2026);
  expect(shownParameter('count', '2000', 'en')).toBe('2000');
});

it('writes days and moments as everywhere else, in every language', () => {
  const texts = { 'x.until': 'Paid until %{day}' };
  const said = (code: string, day: string): string => provider(code, texts).translate('x.until', { day });
  expect(said('en', '2026-10-31')).toBe('Paid until 31 October 2026');
  expect(said('gr', '2026-10-31')).toBe('Paid until 31. Oktober 2026');
  expect(said('en', '2026-10-31T10:05:00Z')).toBe(`Paid until ${formatMoment('2026-10-31T10:05:00Z')}`);
  // A name that has a day in it is a name.
  expect(said('en', 'Plan 2026-10-31')).toBe('Paid until Plan 2026-10-31');
});
