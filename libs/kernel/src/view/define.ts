import type { Principal } from '../access/access.ts';
import type { Fields, ScalarKind } from '../field/definition.ts';
import type { Filter } from '../tree/filter.ts';

/** A figure: over the rows that agree in the other columns, or over rows of another resource that reference this one. */
export interface ViewFigure {
  readonly fn: 'count' | 'sum' | 'avg' | 'min' | 'max';
  /** Path to the number or day that the figure is computed from; none for `count`. */
  readonly field?: string;
  /** Counts only these rows; may read the parameters by `{ $field: 'day' }`. */
  readonly where?: Filter;
  /** The other resource, and its reference to a row of the view. */
  readonly of?: string;
  readonly via?: string;
  /** They reference the record of this reference rather than the row: the teachers of the subject of an exam. */
  readonly on?: string;
  /** Only rows for which there is something to count, or nothing. */
  readonly must?: 'some' | 'none';
}

export interface ViewColumn {
  /** By default the label of the field. */
  readonly label?: string;
  /** The field at this path (`student.batch.course`); by default the field with the column's key. */
  readonly value?: string;
  /** For a day: rows of the same month, or the same day of the week (1 is Monday), count as equal in this column. */
  readonly grain?: 'month' | 'weekday';
  readonly figure?: ViewFigure;
  /** How the column is shown where no field determines it: in a view whose query a module binds, or a lookup of a phone. */
  readonly as?: ScalarKind | 'percent' | 'dateTime' | 'time' | 'phone';
  /** Summed over all rows. */
  readonly total?: boolean;
  /** Carried for links only. */
  readonly hidden?: boolean;
  /** Where the cell leads: an address filled in from columns of the row, `/finance/student_fee/:id`. */
  readonly link?: string;
}

type ViewSort<C extends string> = C | `-${C}`;

export interface ViewOptions<P extends Fields, C extends Readonly<Record<string, ViewColumn>>> {
  readonly module: string;
  readonly label: string;
  /** The resource whose rows are queried; without it a module binds a query by the key of the view. */
  readonly of?: string;
  readonly parameters?: P;
  /** What a parameter narrows, `{ from: 'date_gte' }`; by default the field of the same name. */
  readonly narrows?: Readonly<Record<string, string>>;
  /** Which of the rows, regardless of parameters. It applies to everyone, even with fields that the reader may not see. */
  readonly where?: Filter;
  readonly columns: C;
  /** Columns by which rows are initially sorted; a leading `-` sorts in descending order. */
  readonly sort?: ViewSort<keyof C & string> | readonly ViewSort<keyof C & string>[];
  /** By default anyone who reads the resource; required without `of`. */
  readonly access?: readonly Principal[];
}

export interface View<
  K extends string = string,
  P extends Fields = Fields,
  C extends Readonly<Record<string, ViewColumn>> = Readonly<Record<string, ViewColumn>>,
> extends ViewOptions<P, C> {
  readonly kind: 'view';
  readonly key: K;
}

/** A view as the engines see it, whatever its columns. */
export interface AnyView extends Omit<View, 'sort'> {
  readonly sort?: string | readonly string[];
}

/** The initial sort order, column by column. */
export const orderOfView = ({
  sort = [],
}: Pick<AnyView, 'sort'>): readonly { readonly column: string; readonly descending: boolean }[] =>
  (typeof sort === 'string' ? [sort] : sort).map((one) => ({
    column: one.replace(/^-/, ''),
    descending: one.startsWith('-'),
  }));

/**
 * A query over the product: rows of a resource with what their references lead to, and figures. Pages and contributions
 * show it, modules read it instead of another module's tables. Row rules and field levels apply at every step of a path; a
 * column that the reader may not see is left out.
 */
export const defineView = <
  const K extends string,
  const C extends Readonly<Record<string, ViewColumn>>,
  const P extends Fields = Record<never, never>,
>(
  key: K,
  options: ViewOptions<P, C>,
): View<K, P, C> => ({ ...options, kind: 'view', key });
