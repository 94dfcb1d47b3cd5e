import type { Principal } from '../access/access.ts';
import type { Fields, ScalarKind } from '../field/definition.ts';
import type { Filter } from '../tree/filter.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';

/**
 * Where a cell leads: the record whose id is in another column, the list of rows narrowed by other columns, or another
 * report that breaks down a figure.
 */
export type ReportLink =
  | {
      readonly resource: string;
      readonly id: string;
      /** An address of the record other than its page: a step of its form. */
      readonly at?: string;
    }
  | { readonly resource: string; readonly filter: Readonly<Record<string, string>> }
  /** The file whose id is in that column, which anyone who may read it can download. */
  | { readonly file: string }
  | {
      readonly report: string;
      /** Parameters of that report by the columns they are taken from. */
      readonly parameters: Readonly<Record<string, string>>;
      /** Parameters that both reports have, passed on with their current values. */
      readonly keep?: readonly string[];
      /** Parameter that receives the record of a column with `each`. */
      readonly each?: string;
    };

export interface ReportColumn {
  readonly label: string;
  readonly as: ScalarKind;
  /** Summed in the footer and per group. */
  readonly total?: boolean;
  /** Carried for links only: not shown, printed or exported. */
  readonly hidden?: boolean;
  readonly link?: ReportLink;
  /**
   * English words that the query may put into a text column; readers see them in their language, and other texts as they
   * are. For a column with `value` they are those of its choice.
   */
  readonly words?: readonly string[];
  /**
   * For a report with `from`: the field at this path (`position.name`). A reference returns its title, a choice its words;
   * `department.id` returns the id, for a hidden column.
   */
  readonly value?: string;
  /** For a report with `from`: a figure over the rows that agree in all columns with `value`. */
  readonly figure?: 'count' | `${'sum' | 'min' | 'max'}:${string}`;
  /**
   * For a report with `from`: a value of the one row elsewhere that references the record behind a path; if there are
   * several, the first, or with `last` the last one.
   */
  readonly elsewhere?: {
    /** Path to the referenced record: `student`. */
    readonly at: string;
    readonly of: string;
    /** The field of those rows that references it. */
    readonly via: string;
    readonly field: string;
    readonly where?: Filter;
    readonly last?: boolean;
  };
  /** Decimals of a column of figures, 2 by default; a figure with more shows them all. */
  readonly scale?: number;
  /**
   * This column is replaced by one for each of these records, under its title: one for each leave type. The query of the
   * report returns their values under `eachKey`.
   */
  readonly each?: {
    readonly resource: string;
    readonly filter?: Filter;
    readonly sort?: string;
    /**
     * Fields of these records that must match parameters: `{ batch: 'batch' }` for the subjects of the batch in that
     * parameter.
     */
    readonly within?: Readonly<Record<string, string>>;
  };
  /** For a column that stands for a record: its id. */
  readonly of?: number;
}
/** A record that has a column of its own. */
export interface EachRecord {
  readonly id: number;
  readonly label: string;
}
/** Key of the column of one record. */
export const eachKey = (column: string, record: number | string): string => `${column}_${record}`;
export interface ReportChart<C extends string> {
  readonly kind: 'bar' | 'line' | 'pie';
  readonly category: C;
  readonly values: readonly C[];
}
export interface ReportOptions<P extends Fields, C extends Readonly<Record<string, ReportColumn>>> {
  readonly module: string;
  readonly label: string;
  readonly description?: string;
  readonly screen: string | readonly string[];
  readonly menu?: MenuEntry;
  /** Asked for above the table and kept in the address. */
  readonly parameters: P;
  /** Initial values of parameters; days as words (`thisYear:from`, `lastMonth:to`, `today`), so that they stay current. */
  readonly start?: { readonly [K in keyof P]?: string };
  /** Initial value of a reference: the first record matching a filter, such as the open year. */
  readonly first?: { readonly parameter: keyof P & string; readonly filter: Filter };
  /** It is about one person, who cannot be guessed: nothing is shown until someone is chosen. */
  readonly chosen?: boolean;
  /** Rows can be selected, each standing for the record whose id is in that column, and these actions run on them. */
  readonly marks?: {
    readonly resource: string;
    readonly id: keyof C & string;
    readonly actions: readonly string[];
  };
  readonly columns: C;
  /** The resource whose rows are reported, so that no query needs writing: each column states `value` or `figure`. */
  readonly from?: string;
  /** For a report with `from`: which of its rows, regardless of parameters. */
  readonly where?: Filter;
  /**
   * For a report with `from`: what a parameter narrows, `{ joinedFrom: 'joiningDate_gte' }`; by default the field of the
   * same name.
   */
  readonly narrows?: Readonly<Record<string, string>>;
  /** For a report with `from`: which condition of `where` a flag lifts, `{ former: 'student.status' }`. */
  readonly lifts?: Readonly<Record<string, string>>;
  /** Column by which rows are initially sorted, within their group; a leading `-` sorts in descending order. */
  readonly sort?: string;
  readonly groupBy?: keyof C & string;
  readonly chart?: ReportChart<keyof C & string>;
  readonly access: readonly Principal[];
}
export interface Report<
  K extends string = string,
  P extends Fields = Fields,
  C extends Readonly<Record<string, ReportColumn>> = Readonly<Record<string, ReportColumn>>,
> extends ReportOptions<P, C> {
  readonly kind: 'report';
  readonly key: K;
}

/** A report: its parameters, columns, totals and chart. The query is bound by key on the server. */
export const defineReport = <
  const K extends string,
  const P extends Fields,
  const C extends Readonly<Record<string, ReportColumn>>,
>(
  key: K,
  options: ReportOptions<P, C>,
): Report<K, P, C> => ({ ...options, kind: 'report', key });

/** Default number of decimals of figures that are not whole numbers. */
const usualScale = 2;

/** Minimum number of decimals of the figures in a column; nothing for columns without figures. */
export const scaleOf = ({
  as,
  scale = usualScale,
}: Pick<ReportColumn, 'as' | 'scale'>): number | undefined => {
  if (as === 'decimal') return scale;
  return as === 'money' ? usualScale : as === 'int' ? 0 : undefined;
};

/** Key of a row under which it states, by column, what is shown where it has no figure: `Absent`. */
export const insteadKey = '_instead';

/** What a cell without a figure shows; undefined where the row does not state it. */
export const insteadOf = (row: Readonly<Record<string, unknown>>, column: string): string | undefined => {
  const words = row[insteadKey];
  if (typeof words !== 'object' || words === null) return undefined;
  const text: unknown = Object.entries(words).find(([key]) => key === column)?.[1];
  return typeof text === 'string' ? text : undefined;
};

/**
 * Key of a row under which a report with `from` states which records it stands for: a filter of that resource, by which its
 * list shows them.
 */
export const behindKey = '_behind';

/** Columns that users see, in order. */
export const shownColumns = ({
  columns,
}: Pick<Report, 'columns'>): readonly (readonly [key: string, column: ReportColumn])[] =>
  Object.entries(columns).filter(([, { hidden }]) => !hidden);

/** The report with some of its columns reordered among the positions they occupy. */
export const inColumnOrder = <R extends Pick<Report, 'columns'>>(report: R, order: readonly string[]): R => {
  const keys = order.filter((key) => report.columns[key] !== undefined);
  const next = keys.values();
  const columns = Object.keys(report.columns).flatMap((key): [string, ReportColumn][] => {
    const taken = keys.includes(key) ? String(next.next().value) : key;
    const column = report.columns[taken];
    return column ? [[taken, column]] : [];
  });
  return { ...report, columns: Object.fromEntries(columns) };
};

/** The report without some of its columns. */
export const withoutColumns = <R extends Pick<Report, 'columns'>>(report: R, keys: readonly string[]): R =>
  keys.length === 0
    ? report
    : {
        ...report,
        columns: Object.fromEntries(Object.entries(report.columns).filter(([key]) => !keys.includes(key))),
      };

/** The report with a column for each record in place of those with `each`. */
export const withEach = <R extends Pick<Report, 'columns'>>(
  report: R,
  records: Readonly<Record<string, readonly EachRecord[]>>,
): R => ({
  ...report,
  columns: Object.fromEntries(
    Object.entries(report.columns).flatMap(([key, { each, ...column }]) =>
      each
        ? (records[key] ?? []).map(({ id, label }) => [eachKey(key, id), { ...column, label, of: id }])
        : [[key, column]],
    ),
  ),
});

/** A report as the engines see it, whatever its columns. */
export interface AnyReport extends Omit<Report, 'groupBy' | 'chart' | 'start' | 'marks'> {
  readonly marks?: { readonly resource: string; readonly id: string; readonly actions: readonly string[] };
  readonly start?: Readonly<Record<string, string | undefined>>;
  readonly groupBy?: string;
  readonly chart?: ReportChart<string>;
}
