import {
  Exact,
  Forbidden,
  NotFound,
  fieldOf,
  isAmong,
  isOff,
  levelOf,
  may,
  mayLevel,
  shownColumnsOf,
} from '@school/kernel';
import type { AnyView, Catalogue, Fields, ShownColumn, ViewAnswer } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { Records } from '../records.ts';
import { viewStatement } from './view-statement.ts';
import type { ViewPage } from './view-statement.ts';

/** A page of rows, and the total number. */
interface RowPage {
  readonly rows: readonly RecordValues[];
  readonly total: number;
}

/** Rows that are expensive to compute, each computed only when its page is requested. */
export interface RowPages {
  readonly page: (page: ViewPage) => Promise<RowPage>;
}

/** The rows of a view that no definition can express, with the keys of its columns: a bounded number of them, or pages. */
export type ViewBinding = (
  values: RecordValues,
  context: CallContext,
  connection: Connection,
) => Promise<readonly RecordValues[] | RowPages>;

/** Whether the view exists for the actor at all; which rows it returns is decided by their rules. */
export const opensView = (
  actor: CallContext['actor'],
  view: AnyView,
  catalogue: Pick<Catalogue, 'resource'>,
): boolean =>
  !isOff(actor, view.module) &&
  (view.access === undefined || isAmong(actor, view.access)) &&
  (view.of === undefined
    ? view.access !== undefined
    : may(actor, catalogue.resource(view.of).access, 'read'));

/** The words of a search in lower case, each of which must occur. */
export const wordsOf = (search = ''): readonly string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Rows whose displayed columns contain every word of a search. */
const foundRows = (
  rows: readonly RecordValues[],
  columns: readonly ShownColumn[],
  search: string,
): readonly RecordValues[] => {
  const words = wordsOf(search);
  if (words.length === 0) return rows;
  const shown = columns.filter(({ hidden }) => !hidden);
  return rows.filter((row) => {
    const text = shown
      .map(({ key }) => String(row[key] ?? ''))
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

const pageOf = (rows: readonly RecordValues[], { offset, limit }: ViewPage): RowPage => ({
  rows: rows.slice(offset, offset + limit),
  total: rows.length,
});

/** Sums of the columns that have one over rows supplied by a module, as exact text. */
const sumsOf = (rows: readonly RecordValues[], columns: readonly ShownColumn[]): RecordValues =>
  Object.fromEntries(
    columns
      .filter(({ total }) => total)
      .map(({ key, field }) => {
        const sum = rows.reduce((before, row) => before.plus(String(row[key] ?? '0')), new Exact(0));
        return [key, field.type === 'int' ? sum.toNumber() : sum.toFixed(2)];
      }),
  );

/** Views of the catalogue, with the queries that modules supply for the few that have one. */
export class Views {
  readonly engine: Engine;
  private readonly records: Records;
  private readonly bindings = new Map<string, ViewBinding>();

  constructor(engine: Engine, records: Records) {
    this.engine = engine;
    this.records = records;
  }

  /** Attaches a query to a view without `of`; to be called during application set-up. */
  bind(key: string, binding: ViewBinding): void {
    if (this.engine.catalogue.views?.some((view) => view.key === key && view.of === undefined) !== true) {
      throw new Error(`The catalogue has no view "${key}" that waits for a query.`);
    }
    this.bindings.set(key, binding);
  }

  /** @throws NotFound for a view that no one offers, Forbidden for callers who may never read it */
  find({ actor }: CallContext, key: string): AnyView {
    const view = this.engine.catalogue.views?.find((candidate) => candidate.key === key);
    if (!view || isOff(actor, view.module)) throw new NotFound();
    if (!opensView(actor, view, this.engine.catalogue)) throw new Forbidden();
    return view;
  }

  /**
   * A page of a view with the sums of all its rows, in one statement.
   * @param values accepted parameters
   * @throws NotFound where a bound query, or a field that the caller does not read, is about a record that the caller may
   * not see
   */
  async read(context: CallContext, view: AnyView, values: RecordValues, page: ViewPage): Promise<ViewAnswer> {
    const connection = this.engine.database.of(context.institute);
    if (view.of === undefined) return this.bound(context, view, values, page, connection);
    await this.mustSee(context, { parameters: this.hiddenParameters(context, view, view.of) }, values);
    const { columns, statement } = viewStatement(this.engine, view, values, context, page);
    const [row] = await connection.query<{ rows: string; total: number; totals: string }>(statement);
    return {
      columns,
      rows: JSON.parse(row?.rows ?? '[]') as ViewAnswer['rows'],
      total: row?.total ?? 0,
      totals: JSON.parse(row?.totals ?? '{}') as ViewAnswer['totals'],
    };
  }

  private async bound(
    context: CallContext,
    view: AnyView,
    values: RecordValues,
    page: ViewPage,
    connection: Connection,
  ): Promise<ViewAnswer> {
    const binding = this.bindings.get(view.key);
    if (!binding) throw new NotFound();
    await this.mustSee(context, view, values);
    const columns = shownColumnsOf(view, this.engine.catalogue);
    const given = await binding(values, context, connection);
    if ('page' in given) return { columns, ...(await given.page(page)), totals: {} };
    const found = foundRows(given, columns, page.search ?? '');
    return { columns, ...pageOf(found, page), totals: sumsOf(found, columns) };
  }

  /** @throws Forbidden, or NotFound for a record that the caller does not read */
  async mustRead(context: CallContext, resource: string, id: number): Promise<void> {
    const { catalogue } = this.engine;
    if (!catalogue.has(resource)) throw new NotFound();
    if (!may(context.actor, catalogue.resource(resource).access, 'read')) throw new Forbidden();
    if ((await this.records.count(context, resource, { filter: { id } })) === 0) throw new NotFound();
  }

  /**
   * Parameters that narrow by fields which the caller does not read. The rows would still reveal what those contain:
   * callers may ask this only about records that they see.
   */
  private hiddenParameters({ actor }: CallContext, view: AnyView, of: string): Fields {
    const resource = this.engine.catalogue.resource(of);
    const isHidden = (key: string): boolean => {
      const field = fieldOf(resource, (view.narrows?.[key] ?? key).replace(/_[a-z]+$/, ''));
      return field !== undefined && !mayLevel(actor, resource.access, levelOf(field), 'read');
    };
    return Object.fromEntries(Object.entries(view.parameters ?? {}).filter(([key]) => isHidden(key)));
  }

  /** A module's own query knows no row rules: the caller must be allowed to read the records that it is asked about. */
  private async mustSee(
    context: CallContext,
    { parameters = {} }: Pick<AnyView, 'parameters'>,
    values: RecordValues,
  ): Promise<void> {
    for (const [key, field] of Object.entries(parameters)) {
      if (field.type !== 'ref' || values[key] === undefined) continue;
      await this.mustRead(context, field.to, Number(values[key]));
    }
  }
}
