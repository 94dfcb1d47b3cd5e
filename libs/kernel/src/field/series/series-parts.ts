export interface SeriesParts {
  /** The counter continues within one prefix. */
  readonly prefix: string;
  readonly digits: number;
  readonly suffix: string;
}

/**
 * The fixed parts of a number on one day: `PS-{yyyy}{MM}-{seq:5}` on "2026-03-09" yields `PS-202603-` and five digits.
 * Throws for a pattern without `{seq}`, which is a mistake in the definition.
 */
export const seriesParts = (pattern: string, date: string): SeriesParts => {
  const [year = '', month = '', day = ''] = date.split('-');
  const dated = pattern.replaceAll('{yyyy}', year).replaceAll('{MM}', month).replaceAll('{dd}', day);
  const found = /\{seq(?::(\d+))?\}/.exec(dated);
  if (!found) throw new Error(`The series "${pattern}" has no {seq}.`);
  return {
    prefix: dated.slice(0, found.index),
    digits: Number(found[1] ?? '1'),
    suffix: dated.slice(found.index + found[0].length),
  };
};
