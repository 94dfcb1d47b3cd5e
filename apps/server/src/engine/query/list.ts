import { Readable } from 'node:stream';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { AnyResource } from '@school/kernel';
import type { ListRequest } from './list-request.ts';
import { countStatement, pageStatement, rowsStatement } from './list-statement.ts';
import type { ListQuery } from './list-statement.ts';
import { streamRows } from './stream.ts';

/** A list as JSON text or a stream of it, and which of how many rows it holds. */
export interface ListAnswer {
  readonly json: string | Readable;
  readonly offset: number;
  /** Rows in the answer. */
  readonly rows: number;
  readonly total: number;
}

/** Lists without a range of up to this many rows take one round trip; longer ones use a cursor. */
const streamAbove = 1_000;

/** The list query of a caller, with the caller's rights or, for module code, with all rights. */
export const listQuery = (
  engine: Engine,
  context: CallContext,
  resource: AnyResource,
  request: ListRequest,
  system = false,
): ListQuery => ({
  reader: { catalogue: engine.catalogue, actor: context.actor, system },
  caller: context,
  resource,
  request,
});

const page = async (engine: Engine, context: CallContext, query: ListQuery): Promise<ListAnswer> => {
  const connection = engine.database.pages(context.institute);
  const [row] = await connection.query<{ rows: string; total: string }>(pageStatement(query));
  const { offset = 0, limit = 0 } = query.request.range ?? {};
  const total = Number(row?.total ?? 0);
  return { json: row?.rows ?? '[]', offset, rows: Math.max(0, Math.min(limit, total - offset)), total };
};

const complete = async (engine: Engine, context: CallContext, query: ListQuery): Promise<ListAnswer> => {
  const connection = engine.database.of(context.institute);
  const rows = await connection.query<{ row: string }>(rowsStatement(query, streamAbove + 1));
  if (rows.length <= streamAbove) {
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    return { json, offset: 0, rows: rows.length, total: rows.length };
  }
  const [count] = await connection.query<{ total: string }>(countStatement(query));
  const total = Number(count?.total ?? 0);
  const json = Readable.from(streamRows(engine.database, context.institute, rowsStatement(query)));
  return { json, offset: 0, rows: total, total };
};

/**
 * A page of a list with its total, or the complete list when no range is requested.
 * @throws Forbidden, or Invalid for names that the caller does not have
 */
export const readList = (engine: Engine, context: CallContext, query: ListQuery): Promise<ListAnswer> =>
  query.request.range ? page(engine, context, query) : complete(engine, context, query);
