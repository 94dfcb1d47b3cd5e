import { wordsOf } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import { badParameter, jsonParameter } from '../calls/query-parameters.ts';
import type { Query } from '../calls/query-parameters.ts';

/** What files and printouts call things. The screen knows the language of the user, so it may send the words. */
export interface ReportWords {
  readonly title: string;
  readonly column: (key: string) => string;
  readonly parameter: (key: string) => string;
  /** A value of a column, in the reader's language if it is one of the words of the product. */
  readonly value: (text: string, column?: ReportColumn) => string;
  readonly total: string;
  /** Shown before the date of creation. */
  readonly asOf: string;
  readonly yes: string;
  readonly no: string;
  /** `{page}` and `{pages}` stand for the numbers. */
  readonly page: string;
  /** Language tag of the document. */
  readonly language: string;
}

const longest = 200;
/** Columns, parameters and the words of their values. */
const mostWords = 1_000;
const control = /\p{Cc}/u;

/** The words sent by a screen. @throws Invalid for anything but short texts */
export const givenWords = (query: Query): ReadonlyMap<string, string> => {
  const value = jsonParameter(query, 'words');
  if (value === undefined) return new Map();
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isFit = ([, text]: readonly [string, unknown]): boolean =>
    typeof text === 'string' && text.length <= longest && !control.test(text);
  if (Array.isArray(value) || entries.length > mostWords || !entries.every(isFit)) {
    throw badParameter('words', 'words must be an object of short texts.');
  }
  return new Map(entries as [string, string][]);
};

/**
 * Words of a report: those of the query (`{"title": "…", "columns.netPay": "…", "values.Paid": "…"}`), else
 * those of the definition.
 * @throws Invalid for anything but short texts
 */
export const reportWords = (report: AnyReport, query: Query): ReportWords => {
  const words = givenWords(query);
  const say = (key: string, english: string): string => words.get(key)?.trim() || english;
  return {
    title: say('title', report.label),
    column: (key) => say(`columns.${key}`, report.columns[key]?.label ?? wordsOf(key)),
    parameter: (key) => say(`parameters.${key}`, report.parameters[key]?.label ?? wordsOf(key)),
    // What a row shows instead of a figure is the product's own text, so it comes without a column.
    value: (text, column) =>
      column === undefined || column.words?.includes(text) ? say(`values.${text}`, text) : text,
    total: say('total', 'Total'),
    asOf: say('asOf', 'As of'),
    yes: say('yes', 'Yes'),
    no: say('no', 'No'),
    page: say('page', 'Page {page} of {pages}'),
    language: /^[a-z]{2}$/.test(say('language', 'en')) ? say('language', 'en') : 'en',
  };
};
