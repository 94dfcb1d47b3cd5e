import type { Filter } from '../tree/filter.ts';
import type { ReportChart } from './define.ts';

/** What a column of a user's own report returns instead of the value of each row. */
export const questionFigures = ['count', 'sum', 'avg', 'min', 'max'] as const;
export type QuestionFigure = (typeof questionFigures)[number];

/** In a column of days, rows of the same month or year count as equal. */
export const questionGrains = ['month', 'year'] as const;
export type QuestionGrain = (typeof questionGrains)[number];

/** A column of a report that a user has put together. */
export interface QuestionColumn {
  /**
   * `lastName`, `batch.course`, or values of rows elsewhere by a name in `has` of the resource: `bills.balance`. Empty for
   * a `count` over the rows themselves.
   */
  readonly path: string;
  readonly figure?: QuestionFigure;
  readonly grain?: QuestionGrain;
  /** Numbers of individual rows are summed below them. */
  readonly total?: boolean;
  /** Heading, where it differs from the label of the field. */
  readonly label?: string;
}

/**
 * A question that no report of the catalogue answers: which rows of which resource, which columns to show, how equal rows
 * are counted or summed. It is read with the permissions of whoever opens it.
 */
export interface ReportQuestion {
  /** The resource whose rows are queried. */
  readonly of: string;
  readonly columns: readonly QuestionColumn[];
  /** As in `filter=` of the calls. */
  readonly filter?: Filter;
  /** Key of the column whose values head the groups of rows. */
  readonly groupBy?: string;
  /** Key of the column by which rows are initially sorted; a leading `-` sorts in descending order. */
  readonly sort?: string;
  readonly chart?: ReportChart<string>;
}

/** Nobody reads more columns than this side by side. */
export const mostQuestionColumns = 40;
const longestPath = 120;
const longestLabel = 80;

/** Name of a column in the answer, the same for equal columns. */
export const questionKey = ({ path, figure, grain }: QuestionColumn): string =>
  [path, figure, grain].filter((part) => part !== undefined && part !== '').join(':');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = <T extends string>(among: readonly T[], value: unknown): T | undefined =>
  among.find((one) => one === value);

const shortText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : undefined;

const columnOf = (value: unknown): QuestionColumn | undefined => {
  if (!isObject(value)) return undefined;
  const figure = oneOf(questionFigures, value['figure']);
  const grain = oneOf(questionGrains, value['grain']);
  const path = shortText(value['path'], longestPath) ?? '';
  const label = shortText(value['label'], longestLabel);
  if (path === '' && figure !== 'count') return undefined;
  return {
    path,
    ...(figure ? { figure } : {}),
    ...(grain && !figure ? { grain } : {}),
    ...(value['total'] === true ? { total: true } : {}),
    ...(label === undefined ? {} : { label }),
  };
};

const chartOf = (value: unknown, keys: ReadonlySet<string>): ReportChart<string> | undefined => {
  if (!isObject(value) || !Array.isArray(value['values'])) return undefined;
  const kind = oneOf(['bar', 'line', 'pie'] as const, value['kind']);
  const { category } = value;
  const values = value['values'].filter((key): key is string => typeof key === 'string' && keys.has(key));
  if (!kind || typeof category !== 'string' || !keys.has(category) || values.length === 0) return undefined;
  return { kind, category, values };
};

/**
 * Parses a question as stored or sent. Whatever names none of its columns is dropped; each column appears once.
 * @returns undefined where it asks nothing: no resource, no column, or more columns than allowed
 */
export const readQuestion = (value: unknown): ReportQuestion | undefined => {
  if (!isObject(value) || typeof value['of'] !== 'string' || !Array.isArray(value['columns']))
    return undefined;
  if (value['columns'].length > mostQuestionColumns) return undefined;
  const found = value['columns'].flatMap((one: unknown) => columnOf(one) ?? []);
  const columns = [...new Map(found.map((column) => [questionKey(column), column])).values()];
  if (columns.length === 0) return undefined;
  const keys = new Set(columns.map(questionKey));
  const { of, filter, groupBy, sort } = value;
  const chart = chartOf(value['chart'], keys);
  return {
    of,
    columns,
    ...(isObject(filter) && Object.keys(filter).length > 0 ? { filter: filter as Filter } : {}),
    ...(typeof groupBy === 'string' && keys.has(groupBy) ? { groupBy } : {}),
    ...(typeof sort === 'string' && keys.has(sort.replace(/^-/, '')) ? { sort } : {}),
    ...(chart ? { chart } : {}),
  };
};

/** Kinds of fields that are not a single value, or not one that a table can show. */
const unasked: ReadonlySet<string> = new Set([
  'lines',
  'refs',
  'choices',
  'group',
  'json',
  'secret',
  'file',
  'image',
  'richText',
]);

/** Whether a field can be a column of a user's own report. */
export const isAsked = ({ type }: { readonly type: string }): boolean => !unasked.has(type);
