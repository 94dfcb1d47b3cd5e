import { Controller, Get, Inject, Query } from '@nestjs/common';
import type { TrashRow } from '@school/kernel';
import { badParameter, jsonParameter, refuseUnknown, single } from '../calls/query-parameters.ts';
import type { Query as Asked } from '../calls/query-parameters.ts';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { Engine } from '../engine.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { restorableBy, trashCounts, trashPage } from './trash-statement.ts';
import { Described } from '../calls/described.ts';

interface Trash {
  readonly rows: readonly TrashRow[];
  /** Per resource, whatever page is shown. */
  readonly counts: readonly { readonly resource: string; readonly count: number }[];
}

const known = new Set(['q', 'resource', 'range']);
const longest = 200;
const mostRows = 1000;
const farthest = 100_000;

const rangeOf = (query: Asked): { readonly offset: number; readonly limit: number } => {
  const range = jsonParameter(query, 'range') ?? [0, 24];
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
  const isRange =
    Number.isInteger(from) &&
    Number.isInteger(to) &&
    Number(from) >= 0 &&
    Number(from) <= farthest &&
    Number(to) >= Number(from);
  if (!isRange || (range as unknown[]).length !== 2)
    throw badParameter('range', 'range must be [first, last].');
  const [offset, last] = [Number(from), Number(to)];
  if (last - offset >= mostRows)
    throw badParameter('range', 'At most %{max} rows at once.', { max: mostRows });
  return { offset, limit: last - offset + 1 };
};

/** Archived records of every kind that the caller may restore. */
@Controller('setup/v1/trash')
export class TrashController {
  constructor(@Inject(Engine) private readonly engine: Engine) {}

  @Get()
  @Described('Archived records that the caller may bring back', { asks: [...known] })
  async list(@Query() query: Asked, @Caller() context: CallContext): Promise<Envelope<Trash>> {
    refuseUnknown(query, known);
    const { catalogue, database } = this.engine;
    const search = single(query, 'q')?.trim() ?? '';
    if (search.length > longest || search.includes('\0')) throw badParameter('q', 'The search is too long.');
    const all = restorableBy(context.actor, catalogue);
    const wanted = single(query, 'resource');
    const chosen = wanted === undefined ? all : all.filter(({ key }) => key === wanted);
    if (chosen.length === 0) return succeeded({ rows: [], counts: [] });
    const reader = { catalogue, actor: context.actor, system: false };
    const common = { reader, caller: context, search, ...rangeOf(query) };
    const connection = database.of(context.institute);
    const counts = await connection.query<Trash['counts'][number]>(
      trashCounts({ ...common, resources: all }),
    );
    const rows = await connection.query<Omit<TrashRow, 'id' | 'at'> & { id: string; at: Date }>(
      trashPage({ ...common, resources: chosen }),
    );
    return succeeded({
      counts,
      rows: rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
    });
  }
}
