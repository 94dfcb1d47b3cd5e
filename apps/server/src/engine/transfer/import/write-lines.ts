import { isSame, filled, rowReasons } from '@school/kernel';
import type { RecordValues, Work } from '../../behaviour.ts';
import { equalStatement } from '../../query/alike.ts';
import { listQuery } from '../../query/list.ts';
import { rightsOf } from '../../query/rights.ts';
import type { PlannedLine } from './import-plan.ts';
import { lookUp } from './look-up.ts';
import type { RunParts } from './look-up.ts';
import { RowRefused, reasonOfError } from './row-refused.ts';
import { bodyOf } from './row-values.ts';
import type { CellValues, LineValues, RowValues } from './row-values.ts';
import { ruleProblems } from './rule-problems.ts';

const found = async (parts: RunParts, work: Work, cells: CellValues): Promise<RecordValues> => {
  const values = new Map(cells.values);
  await lookUp(parts, work, cells.references, values);
  return bodyOf(values);
};

/**
 * The records that match the values by the most reliable list that they fill, two at most; none when they are not yet
 * known.
 */
export const knownRecord = async (
  { plan }: RunParts,
  work: Work,
  { record, columns }: PlannedLine,
  values: RecordValues,
): Promise<readonly number[]> => {
  const { engine, context, cells } = plan;
  for (const paths of columns.known) {
    const statement = equalStatement(listQuery(engine, context, record, {}), paths, values, cells);
    const rows = statement ? await work.transaction.query<{ id: string }>(statement) : [];
    if (rows.length > 0) return rows.map(({ id }) => Number(id));
  }
  return [];
};

/** Updates a known record with what the row says of it; returns whether that was something new. */
const bringUp = async (
  { plan }: RunParts,
  work: Work,
  record: PlannedLine['record'],
  id: number,
  values: RecordValues,
): Promise<boolean> => {
  if (!plan.update || !rightsOf(plan.context.actor, record).may('update')) return false;
  const before = await work.records.read(work, record.key, id);
  if (!before) return false;
  const changed = Object.entries(values).filter(([key, value]) => !isSame(before[key], value));
  if (changed.length > 0) await work.records.update(work, record.key, id, Object.fromEntries(changed));
  return changed.length > 0;
};

interface Behind {
  readonly id: number;
  /** A known record was changed. */
  readonly isChanged: boolean;
}

/** The record behind a line: the known one, or a new one. */
const recordOf = async (
  parts: RunParts,
  work: Work,
  planned: PlannedLine,
  values: RecordValues,
): Promise<Behind> => {
  const { record } = planned;
  const [known, second] = await knownRecord(parts, work, planned, values);
  if (second !== undefined)
    throw new RowRefused(`${planned.name}: ${filled(rowReasons.severalAlike, { record: record.label[0] })}`);
  if (known !== undefined) {
    return { id: known, isChanged: await bringUp(parts, work, record, known, values) };
  }
  const [made] = await work.records.create(work, record.key, [values], { asWritten: true });
  parts.finder.note(record.key);
  return { id: Number(made?.['id']), isChanged: false };
};

const nameAt = (planned: PlannedLine, path: string): string =>
  [...planned.ofRecord, ...planned.ofLine].find(({ part }) => part === path)?.name ?? planned.name;

interface Line {
  readonly values: RecordValues;
  readonly isChanged: boolean;
}

/** A line as the row wants it. @throws RowRefused in terms of its columns */
const lineOf = async (parts: RunParts, work: Work, given: LineValues): Promise<Line> => {
  const { planned } = given;
  const lacks = ruleProblems(parts.plan, planned.resource, given.line, planned.ofLine);
  if (lacks.length > 0) throw new RowRefused(lacks.join('; '));
  try {
    const line = await found(parts, work, given.line);
    const { id, isChanged } = await recordOf(parts, work, planned, await found(parts, work, given.record));
    return { values: { [planned.columns.via]: id, ...line }, isChanged };
  } catch (error) {
    const reason = reasonOfError(error, (path) => nameAt(planned, path));
    throw reason === undefined ? error : new RowRefused(reason);
  }
};

/** At least one line has what only one should have: the first, if none states it. */
const withFirst = (lines: readonly RecordValues[], flags: readonly string[]): readonly RecordValues[] =>
  flags
    .filter((flag) => !lines.some((line) => line[flag] === true))
    .reduce((all, flag) => all.map((line, index) => (index === 0 ? { ...line, [flag]: true } : line)), lines);

/** Existing lines with what the row says of them, followed by the new ones; undefined when nothing is new. */
const merged = (
  there: readonly RecordValues[],
  coming: readonly RecordValues[],
  { via, first = [] }: PlannedLine['columns'],
): readonly RecordValues[] | undefined => {
  const said = new Map(coming.map((line) => [Number(line[via]), line]));
  const isOld = ({ [via]: id }: RecordValues): boolean =>
    there.some((line) => Number(line[via]) === Number(id));
  const kept = there.map((line): RecordValues => {
    const more = said.get(Number(line[via])) ?? {};
    const changed = Object.entries(more).filter(([key, value]) => !isSame(line[key], value));
    return { ...line, ...Object.fromEntries(changed) };
  });
  const lines = withFirst([...kept, ...coming.filter((line) => !isOld(line))], first);
  return isSame(lines, there) ? undefined : lines;
};

/** Lines to be written, by their key. */
export interface LinesOfRow {
  readonly values: ReadonlyMap<string, readonly RecordValues[]>;
  /** A record behind one of them was changed, which is news even if the lines stay as they are. */
  readonly isChanged: boolean;
}

const linesAt = async (
  parts: RunParts,
  work: Work,
  own: readonly LineValues[],
): Promise<{ readonly coming: readonly RecordValues[]; readonly isChanged: boolean }> => {
  const lines: Line[] = [];
  for (const given of own) {
    const { via } = given.planned.columns;
    const line = await lineOf(parts, work, given);
    if (lines.some(({ values }) => values[via] === line.values[via]))
      throw new RowRefused(`${given.planned.name}: ${rowReasons.lineAgain}`);
    lines.push(line);
  }
  return { coming: lines.map(({ values }) => values), isChanged: lines.some((line) => line.isChanged) };
};

/**
 * The lines that a row carries, together with those that its record already has. The records behind them are found or
 * created along the way.
 */
export const linesOf = async (
  parts: RunParts,
  work: Work,
  { lines }: RowValues,
  existing: RecordValues | undefined,
): Promise<LinesOfRow> => {
  const values = new Map<string, readonly RecordValues[]>();
  if (lines.length === 0 || (existing && !parts.plan.update)) return { values, isChanged: false };
  const { resource } = parts.plan;
  const record = existing && (await work.records.read(work, resource.key, Number(existing['id'])));
  let news = false;
  for (const key of new Set(lines.map(({ planned }) => planned.key))) {
    const own = lines.filter(({ planned }) => planned.key === key);
    const { coming, isChanged } = await linesAt(parts, work, own);
    const there = (record?.[key] ?? []) as readonly RecordValues[];
    const columns = own[0]?.planned.columns;
    const all = columns && merged(there, coming, columns);
    if (all) values.set(key, all);
    news ||= isChanged;
  }
  return { values, isChanged: news };
};
