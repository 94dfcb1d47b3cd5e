import { eachField } from './every-field.ts';
import type { CatalogueCheck } from './finding.ts';

const known = /^\{(?:yyyy|MM|dd|seq(?::[1-9]\d?)?)\}$/;

const mistakesOf = (pattern: string): readonly string[] => {
  const tokens = pattern.match(/\{[^}]*\}?/g) ?? [];
  const numbers = tokens.filter((token) => known.test(token) && token.startsWith('{seq'));
  return [
    ...tokens.filter((token) => !known.test(token)).map((token) => `"${token}" is no part of a number`),
    ...(numbers.length === 1 ? [] : [`the number must stand in it once, as {seq} or {seq:5}`]),
  ];
};

/** Without its counter the second record would get the number of the first; other tokens would be printed as they are. */
export const seriesPattern: CatalogueCheck = {
  code: 'RES034',
  finds: 'A series whose pattern lacks its number, or has a part that is none.',
  run: eachField((field) => (field.type === 'series' ? mistakesOf(field.pattern) : [])),
};
