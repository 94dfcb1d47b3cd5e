import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Connection } from '../../platform/database/database.ts';
import { refreshAll } from './grouped-results.ts';

const isBottom = (row: RecordValues): boolean => Number(row['minScore']) === 0;
const keepBottom = (): Conflict =>
  new Conflict('A scale needs a grade that starts at 0 percent. Rename this one instead.', {
    code: 'BOTTOM',
  });

/** Every percentage has a grade: the level starting at 0 stays (R7). */
export const gradingLevelBehaviour: Behaviour = {
  beforeSave: (input, current) => {
    if (current && isBottom(current) && 'minScore' in input && !isBottom(input)) throw keepBottom();
    return input;
  },
  afterSave: (saved, _before, work) =>
    refreshAll(saved['batch'] == null ? null : Number(saved['batch']), work),
};

/** Ties, rounding and how missing exams count affect every result. */
export const examSettingBehaviour: Behaviour = {
  afterSave: (_saved, _before, work) => refreshAll(null, work),
};

interface Placed {
  readonly id: number;
  readonly priority: number;
  readonly version: number;
}

/** The levels of a course in order, locked so that two users ordering them are serialised. */
const levelsOf = async (connection: Connection, course: number): Promise<Placed[]> => {
  await connection.query({
    name: 'ranking_course_hold',
    text: 'select 1 from course where id = $1 for no key update',
    values: [course],
  });
  return connection.query<Placed>({
    name: 'ranking_levels_of',
    text: `select id::float8 as id, priority, version from ranking_level where course_id = $1 order by priority, id`,
    values: [course],
  });
};

/** Numbers levels from 1 in the given order. */
const number = async (ordered: readonly Placed[], work: Work): Promise<void> => {
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'ranking_levels_number',
    text: `update ranking_level l set priority = n.place, version = l.version + 1, updated_at = now(), updated_by = $2
      from unnest($1::bigint[]) with ordinality as n(id, place) where l.id = n.id and l.priority <> n.place
      returning l.id::float8 as id, l.version`,
    values: [ordered.map(({ id }) => id), actorId(work)],
  });
  const before = new Map(ordered.map(({ id, priority }) => [id, priority]));
  writeAuditLines(
    work,
    'rankingLevel',
    'update',
    rows.map((row) => ({
      ...row,
      changes: { priority: [before.get(row.id), ordered.findIndex(({ id }) => id === row.id) + 1] },
    })),
  );
};

const move = async (rows: readonly RecordValues[], by: -1 | 1, work: Work): Promise<unknown> => {
  const [row] = rows;
  const ordered = await levelsOf(work.transaction, Number(row?.['course']));
  const at = ordered.findIndex(({ id }) => id === Number(row?.['id']));
  const [own, other] = [ordered[at], ordered[at + by]];
  if (!own || !other) return { moved: false };
  await number(ordered.with(at, other).with(at + by, own), work);
  return { moved: true };
};

/** New levels come last; they can be moved up and down, and close up when one is removed. */
export const rankingLevelBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current) return input;
    const levels = await levelsOf(work.transaction, Number(input['course']));
    return { ...input, priority: levels.length + 1 };
  },
  beforeDelete: async (current, work) => {
    const levels = await levelsOf(work.transaction, Number(current['course']));
    await number(
      levels.filter(({ id }) => id !== Number(current['id'])),
      work,
    );
  },
  actions: {
    up: (rows, _input, work) => move(rows, -1, work),
    down: (rows, _input, work) => move(rows, 1, work),
  },
};
