import { decimalOf } from '@school/domain';
import { Conflict, NotFound, problemSaying } from '@school/kernel';
import type { AnswerFrom, InputOf } from '@school/kernel';
import type { enterScores } from '@school/resources';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import type { SheetCell, SheetColumn, SheetSource, WrittenCell } from './sheet-source.ts';
import { noteOutOfDate } from '../cards/card.store.ts';
import { mayEnterSheet } from './sheet-rights.ts';
import { sheetSources } from './sheet-sources.ts';
import { holdSheet, sheetFacts, sheetStudents } from './sheet.store.ts';

type Sent = InputOf<typeof enterScores>;
type SentCell = Sent['cells'][number];
type Entered = AnswerFrom<typeof enterScores>;
type CellProblem = Entered['errors'][number];

const sentences = {
  NOT_MARKS: 'These are not valid marks.',
  ABOVE_MAXIMUM: 'At most %{max}.',
  NOT_ELIGIBLE: 'This student is not scored here.',
  STALE: 'Someone else has changed this mark in the meantime.',
} as const;

const problem = (
  { student, column }: SentCell,
  code: keyof typeof sentences,
  params?: { readonly max: number },
): CellProblem => {
  const { message, text } = problemSaying('value', code, sentences[code], params);
  return { student, column, code, message, text: text ?? null, max: params ? String(params.max) : null };
};

interface Sheet {
  readonly source: SheetSource;
  readonly columns: ReadonlyMap<number, SheetColumn>;
  readonly students: ReadonlySet<number>;
  readonly stored: ReadonlyMap<string, string>;
}

const keyOf = ({ student, column }: Pick<SheetCell, 'student' | 'column'>): string => `${student}-${column}`;

/** The cell as it is stored, "" for an emptied one. */
const judge = (cell: SentCell, { source, columns, students, stored }: Sheet): string | CellProblem => {
  const column = columns.get(cell.column);
  if (!column || !students.has(cell.student)) return problem(cell, 'NOT_ELIGIBLE');
  const before = stored.get(keyOf(cell)) ?? '';
  if (cell.before !== undefined && (cell.before ?? '') !== before) return problem(cell, 'STALE');
  const typed = (cell.value ?? '').trim().replace(',', '.').toUpperCase();
  if (typed === '' || source.letters.includes(typed)) return typed;
  const pattern = new RegExp(`^\\d{1,4}(\\.\\d{1,${source.scale}})?$`);
  if (!pattern.test(typed)) return problem(cell, 'NOT_MARKS');
  if (decimalOf(typed).gt(decimalOf(column.maximum))) {
    return problem(cell, 'ABOVE_MAXIMUM', { max: Number(column.maximum) });
  }
  return decimalOf(typed).toString();
};

const audit = (
  work: Work,
  { source, stored }: Sheet,
  written: readonly WrittenCell[],
  verb: 'create' | 'update' | 'delete',
): void =>
  writeAuditLines(
    work,
    source.resource,
    verb,
    written.map(({ id, version, student, column, value }) => ({
      id,
      version,
      changes: { value: [stored.get(keyOf({ student, column })) ?? null, value || null] },
    })),
  );

/**
 * Stores the valid cells and reports the others.
 * @throws NotFound for a sheet that does not exist or that the caller may not fill
 */
export const enterSheet = async ({ kind, cells, ...place }: Sent, work: Work): Promise<Entered> => {
  const { transaction, context } = work;
  const source = sheetSources[kind];
  await holdSheet(transaction, `${kind}-${place.batch}-${place.about}-${place.subject}`);
  const facts = await sheetFacts(transaction, place);
  if (!facts || !(await mayEnterSheet(context.actor, transaction, place))) throw new NotFound();
  if (await source.closed?.(transaction, place)) {
    throw new Conflict('This is closed. The examination office can reopen it.', { code: 'CLOSED' });
  }
  const columns = await source.columns(transaction, place);
  if (columns.length === 0) throw new NotFound();
  const known = await source.cells(transaction, place);
  const students = await sheetStudents(transaction, place, [...new Set(known.map(({ student }) => student))]);
  const sheet: Sheet = {
    source,
    columns: new Map(columns.map((column) => [column.id, column])),
    students: new Set(students.map(({ id }) => id)),
    stored: new Map(known.map((cell) => [keyOf(cell), cell.value])),
  };
  const judged = cells.map((cell) => ({ ...cell, result: judge(cell, sheet) }));
  const errors = judged.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]));
  const right = new Map(
    judged.flatMap(({ student, column, result }) =>
      typeof result === 'string'
        ? [[keyOf({ student, column }), { student, column, value: result }] as const]
        : [],
    ),
  );
  const changed = [...right.values()].filter((cell) => (sheet.stored.get(keyOf(cell)) ?? '') !== cell.value);
  const filled = changed.filter(({ value }) => value !== '');
  const emptied = changed.filter(({ value }) => value === '');
  const kept = filled.length === 0 ? [] : await source.keep(transaction, place, filled, actorId(work));
  const dropped = emptied.length === 0 ? [] : await source.drop(transaction, place, emptied);
  const isNew = (cell: WrittenCell): boolean => !sheet.stored.has(keyOf(cell));
  audit(work, sheet, kept.filter(isNew), 'create');
  audit(
    work,
    sheet,
    kept.filter((cell) => !isNew(cell)),
    'update',
  );
  audit(work, sheet, dropped, 'delete');
  if (changed.length > 0) await noteOutOfDate(transaction, place.batch);
  return { saved: right.size, errors };
};
