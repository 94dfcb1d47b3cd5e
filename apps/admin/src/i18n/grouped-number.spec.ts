import { createI18nProvider } from './i18n-provider.ts';
import { shownParameter } from './grouped-number.ts';
import { languages } from './languages.ts';

const provider = (code: string) => {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new Error(code);
  const texts = {
    'x.rows': '%{smart_count} row |||| %{smart_count} rows of %{name}',
    'x.words': 'Import %{count} rows by %{at}',
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
