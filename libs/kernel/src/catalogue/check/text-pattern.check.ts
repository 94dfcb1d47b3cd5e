import { eachField } from './every-field.ts';
import type { CatalogueCheck } from './finding.ts';

const compiles = (regex: string): boolean => {
  try {
    // As compiled by the field when the first value is checked.
    return new RegExp(`^(?:${regex})$`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/** A pattern is compiled when the first value arrives: an invalid one would make every save fail. */
export const textPattern: CatalogueCheck = {
  code: 'RES033',
  finds: 'A text whose pattern is no regular expression.',
  run: eachField((field) =>
    field.type !== 'text' || field.pattern === undefined || compiles(field.pattern.regex)
      ? []
      : [`"${field.pattern.regex}" is no regular expression`],
  ),
};
