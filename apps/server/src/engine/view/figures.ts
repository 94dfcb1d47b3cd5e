import { storedField } from '@school/kernel';
import type { AnyField, ViewFigure } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { ruleIn, scalarOf, whereIn } from '../query/compile.ts';
import { columnOf, rightsIn, tableName, trusted } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import type { Joins } from './joins.ts';

/** A figure in SQL, and the field that defines how it is written. */
export interface FigureSql {
  readonly sql: string;
  readonly field: AnyField;
}

/** Counts and sums over nothing are 0, everything else is null. */
const aggregate = ({ fn }: ViewFigure, value: string | undefined, condition: string | undefined): string => {
  const only = condition === undefined ? '' : ` FILTER (WHERE ${condition})`;
  const sql = `${fn}(${value ?? '*'})${only}`;
  return fn === 'sum' ? `coalesce(${sql}, 0)` : fn === 'avg' ? `round(${sql}, 2)` : sql;
};

const writtenAs = ({ fn }: ViewFigure, field: AnyField | undefined): AnyField =>
  fn === 'count' || !field ? { type: 'int' } : fn === 'avg' ? { type: 'decimal', scale: 2 } : field;

/** A figure over the rows that agree in the other columns; nothing when the reader may not read its field. */
export const groupFigure = (
  joins: Joins,
  figure: ViewFigure,
  values: RecordValues,
): FigureSql | undefined => {
  const value = figure.field === undefined ? undefined : joins.valueAt(figure.field);
  if (figure.field !== undefined && !value) return undefined;
  const condition = figure.where && whereIn(trusted(joins.root), figure.where, values);
  return { sql: aggregate(figure, value?.sql, condition), field: writtenAs(figure, value?.field) };
};

/** Rows of one resource, grouped by what they point at. */
interface Place {
  readonly rows: Source;
  readonly cells: string[];
  readonly by: string;
  /** What they point at. */
  readonly key: string;
}

/** Rows of other resources that point at the rows of the view: each resource is scanned once, grouped by the pointer. */
export class FiguresElsewhere {
  private readonly source: Source;
  private readonly values: RecordValues;
  /** What the figures require of the rows of the view. */
  readonly conditions: string[] = [];
  private readonly found = new Map<string, Place>();

  constructor(source: Source, values: RecordValues) {
    this.source = source;
    this.values = values;
  }

  /** The figure of the row; nothing when the reader may not read those rows or that field. */
  add(figure: ViewFigure): FigureSql | undefined {
    const found = this.figure(figure);
    if (figure.must)
      this.conditions.push(found ? `${found.sql} ${figure.must === 'some' ? '>' : '='} 0` : 'false');
    return found;
  }

  /** The joins of all figures. */
  get clauses(): readonly string[] {
    return [...this.found.values()].map(({ rows, cells, by, key }) => {
      const rule = ruleIn(rows);
      const where = rule.length > 0 ? ` WHERE ${rule.join(' AND ')}` : '';
      const inner = `SELECT ${by} AS k, ${cells.join(', ')} FROM ${tableName(rows.resource)} ${rows.alias}${where} GROUP BY 1`;
      return ` LEFT JOIN (${inner}) ${rows.alias}g ON ${rows.alias}g.k = ${key}`;
    });
  }

  private figure(figure: ViewFigure): FigureSql | undefined {
    const place = this.place(figure);
    if (!place) return undefined;
    const { rows, cells } = place;
    const value = figure.field === undefined ? undefined : scalarOf(rows, figure.field.split('.'));
    if (figure.field !== undefined && !value) return undefined;
    const condition = figure.where && whereIn(trusted(rows), figure.where, this.values);
    cells.push(`${aggregate(figure, value?.sql, condition)} AS a${cells.length}`);
    const sql = `${rows.alias}g.a${cells.length - 1}`;
    const isCounted = figure.fn === 'count' || figure.fn === 'sum';
    return { sql: isCounted ? `coalesce(${sql}, 0)` : sql, field: writtenAs(figure, value?.field) };
  }

  private place({ of = '', via = '', on }: ViewFigure): Place | undefined {
    const name = `${of}.${via}.${on ?? ''}`;
    const known = this.found.get(name);
    if (known) return known;
    const { source } = this;
    const resource = source.reader.catalogue.resource(of);
    const rows: Source = { ...source, resource, alias: `f${this.found.size + 1}`, picking: false };
    const column = storedField(resource, via)?.column;
    const pointer = on === undefined ? 'id' : storedField(source.resource, on)?.column;
    if (column === undefined || pointer === undefined || !rightsIn(rows).may('read')) return undefined;
    const place = { rows, cells: [], by: columnOf(rows, column), key: columnOf(source, pointer) };
    this.found.set(name, place);
    return place;
  }
}
