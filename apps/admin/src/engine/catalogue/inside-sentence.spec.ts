import { insideSentence } from './inside-sentence.ts';

it.each([
  ['Purchase order', 'en', 'purchase order'],
  ['SMS template', 'en', 'SMS template'],
  ['Bestellung', 'de', 'Bestellung'],
  ['Заказ', 'ru', 'заказ'],
  ['', 'en', ''],
])('%s in %s is %s', (words, language, inside) => {
  expect(insideSentence(words, language)).toBe(inside);
});
