import { Invalid, NotFound, Refusal, inNaturalOrder, isOff, may } from '@school/kernel';
import type { AnyReport, AnyResource, Catalogue, QuestionColumn, ReportQuestion } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { CallContext } from '../context.ts';
import { whereIn } from '../query/compile.ts';
import { openSource } from '../query/list-statement.ts';
import { objectOf } from '../query/record-json.ts';
import { quoted, tableName } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { restrictionsOf } from '../query/where.ts';
import { Joins } from '../view/joins.ts';
import { askedCell, askedLabel, readableText } from './asked-cells.ts';
import type { AskedCell } from './asked-cells.ts';

/** A question in the form in which a reader may have it answered. */
export interface AnsweredQuestion {
  readonly report: AnyReport;
  readonly statement: Statement;
  /** Columns not available to the reader. */
  readonly missing: readonly QuestionColumn[];
}

/** Who asks, what can be asked, and in whose language. */
export interface QuestionReader {
  readonly catalogue: Catalogue;
  /** The resource in question, with the fields that the institution has added. */
  readonly resource: AnyResource;
  readonly context: CallContext;
  readonly say: (text: string) => string;
}

/** Narrowing rows by what the reader may not know would reveal it to them. */
const filterOf = (source: Source, question: ReportQuestion, isSaved: boolean): readonly string[] => {
  if (!question.filter) return [];
  try {
    return [whereIn(source, question.filter)];
  } catch (error) {
    if (!isSaved || !(error instanceof Invalid)) throw error;
    throw new Refusal(409, 'This report filters its rows by something you are not allowed to see.', {
      code: 'FILTER_NOT_READ',
    });
  }
};

const outward = (source: Source, { column, field, sql }: AskedCell, say: QuestionReader['say']): string => {
  if (column.as === 'money' || column.as === 'decimal') return `(${sql})::text`;
  return field ? readableText(source, { field, sql }, say) : sql;
};

const reportOf = (question: ReportQuestion, title: string, cells: readonly AskedCell[]): AnyReport => {
  const keys = new Set(cells.map(({ key }) => key));
  const { groupBy, sort, chart } = question;
  const isShown = (key: string): boolean => keys.has(key.replace(/^-/, ''));
  const values = chart?.values.filter(isShown) ?? [];
  return {
    kind: 'report',
    key: 'question',
    module: 'reporting',
    label: title,
    screen: [],
    parameters: {},
    columns: Object.fromEntries(cells.map(({ key, column }) => [key, column])),
    from: question.of,
    access: [],
    ...(groupBy !== undefined && keys.has(groupBy) && cells.length > 1 ? { groupBy } : {}),
    ...(sort !== undefined && isShown(sort) ? { sort } : {}),
    ...(chart && isShown(chart.category) && values.length > 0 ? { chart: { ...chart, values } } : {}),
  };
};

/** Keys of rows that tell them apart although they look alike, where each row is a line of its own. */
const rowKey = (source: Source): string => `${source.alias}.id AS rid`;

const textOf = (
  source: Source,
  report: AnyReport,
  cells: readonly AskedCell[],
  parts: QueryParts,
): string => {
  const named = cells.map(({ sql }, index) => `${sql} AS ${quoted(`c${index}`)}`);
  const by = cells.flatMap(({ figure }, index) => (figure ? [] : [String(index + 1)]));
  const isGrouped = cells.some(({ figure }) => figure);
  const grouping = isGrouped && by.length > 0 ? ` GROUP BY ${by.join(', ')}` : '';
  const select = [...named, ...(isGrouped ? [] : [rowKey(source)])].join(', ');
  const inner = `SELECT ${select} FROM ${parts.from}${parts.where}${grouping}`;
  const json = cells.map((cell, index) => {
    const at = { ...cell, sql: `g.${quoted(`c${index}`)}` };
    return [cell.key, outward(source, at, parts.say)] as const;
  });
  const order = [
    ...cells.filter(({ key }) => key === report.groupBy).map(({ key }) => inNaturalOrder(valueAt(key))),
    ...cells.map(({ key, column }, index) =>
      column.as === 'text' ? inNaturalOrder(valueAt(key)) : `r.${quoted(`c${index}`)}`,
    ),
    ...(isGrouped ? [] : ['r.rid']),
  ];
  return `SELECT r.j::text AS row FROM (SELECT g.*, ${objectOf(json)}::jsonb AS j FROM (${inner}) g) r ORDER BY ${order.join(', ')}`;
};

interface QueryParts {
  readonly from: string;
  readonly where: string;
  readonly say: QuestionReader['say'];
}

const valueAt = (key: string): string => `r.j ->> '${key.replaceAll("'", "''")}'`;

/**
 * The report that a question asks for, with its reader's rights: rows that they see, fields that they may read, at each
 * step of a path. Columns not available to them are omitted and reported.
 * @param isSaved someone else may have asked it, so that a filter that the reader may not use is not their mistake
 * @throws Forbidden when the resource is not available to the reader, Invalid for a filter that makes no sense, Refusal 409
 * for one not available to the reader, NotFound for a resource that is switched off, Refusal 409 where no column is left
 */
export const answeredQuestion = (
  { catalogue, resource, context, say }: QuestionReader,
  question: ReportQuestion,
  title: string,
  isSaved: boolean,
): AnsweredQuestion => {
  if (isOff(context.actor, resource.module)) throw new NotFound();
  if (isSaved && !may(context.actor, resource.access, 'read')) {
    throw new Refusal(409, 'You are not allowed to see what this report is about.', { code: 'NOT_READ' });
  }
  const reader = { catalogue, actor: context.actor, system: false };
  const source = openSource({ reader, caller: context, resource });
  const joins = new Joins(source);
  const grouped = question.columns.some(({ path, figure }) => figure && !isElsewhere(resource.has, path));
  const found = question.columns.map((asked) => askedCell(asked, { joins, say, grouped }));
  const cells = found.flatMap((cell) => cell ?? []);
  if (cells.length === 0) {
    throw new Refusal(409, 'You are not allowed to see any of the columns of this report.', {
      code: 'NO_COLUMNS',
    });
  }
  const report = reportOf(question, title, cells);
  const restrictions = [
    ...restrictionsOf(source, resource.noArchive ? {} : { archived: false }),
    ...filterOf(source, question, isSaved),
  ];
  const where = restrictions.length > 0 ? ` WHERE ${restrictions.join(' AND ')}` : '';
  const from = `${tableName(resource)} ${source.alias}${joins.clauses.join('')}`;
  const text = textOf(source, report, cells, { from, where, say });
  const missing = question.columns
    .filter((_, index) => !found[index])
    .map((asked) => ({ ...asked, label: say(askedLabel(resource, asked, catalogue)) }));
  return { report, statement: { text, values: source.parameters.values }, missing };
};

const isElsewhere = (has: object | undefined, path: string): boolean =>
  has !== undefined && Object.hasOwn(has, path.split('.')[0] ?? '');
