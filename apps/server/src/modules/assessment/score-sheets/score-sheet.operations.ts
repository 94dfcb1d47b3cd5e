import { NotFound, isAmong } from '@school/kernel';
import type { AnswerFrom } from '@school/kernel';
import { enterScores, scoreSheet, scoreSheets } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { readers } from '../exam-rights.ts';
import { partOf } from '../exam.store.ts';
import { enterSheet } from './entering-scores.ts';
import { mayEnterSheet, mayReadSheet } from './sheet-rights.ts';
import type { SheetPlace } from './sheet-source.ts';
import { sheetSources, type SheetKind } from './sheet-sources.ts';
import { sheetFacts, sheetStudents, taughtSubjects } from './sheet.store.ts';

const kinds = Object.keys(sheetSources) as readonly SheetKind[];

/** @throws NotFound for a sheet that does not exist */
const sheetOf = async (
  connection: Connection,
  kind: SheetKind,
  place: SheetPlace,
): Promise<Omit<AnswerFrom<typeof scoreSheet>, 'mayEnter'>> => {
  const source = sheetSources[kind];
  const facts = await sheetFacts(connection, place);
  const columns = await source.columns(connection, place);
  const named = (await source.sheets(connection, place.batch)).find(
    ({ about, subject }) => about === place.about && subject === place.subject,
  );
  if (!facts || !named || columns.length === 0) throw new NotFound();
  const cells = await source.cells(connection, place);
  const students = await sheetStudents(connection, place, [...new Set(cells.map(({ student }) => student))]);
  const scores = new Map<number, { readonly column: number; readonly value: string }[]>();
  for (const { student, column, value } of cells) {
    scores.set(student, [...(scores.get(student) ?? []), { column, value }]);
  }
  return {
    ...facts,
    name: named.name,
    columns: [...columns],
    students: students.map((student) => ({
      ...student,
      scores: scores.get(student.id) ?? [],
    })),
  };
};

/** Scores outside exams: which sheets there are, what one contains, and what is entered. */
export const scoreSheetHandlers = [
  handle(scoreSheets, async ({ input: { batch }, connection, context: { actor } }) => {
    const seesAll = isAmong(actor, readers) || (await partOf(connection, actor.employee, { batch })).tutors;
    const taught = await taughtSubjects(connection, actor.employee, batch);
    const found = await Promise.all(
      kinds.map(async (kind) =>
        (await sheetSources[kind].sheets(connection, batch)).map((entry) => ({ ...entry, kind })),
      ),
    );
    return found.flat().filter(({ subject }) => seesAll || taught.has(subject));
  }),
  handle(scoreSheet, async ({ input: { kind, ...place }, connection, context: { actor } }) => {
    if (!(await mayReadSheet(actor, connection, place))) throw new NotFound();
    const sheet = await sheetOf(connection, kind, place);
    const isClosed = (await sheetSources[kind].closed?.(connection, place)) ?? false;
    return { ...sheet, mayEnter: !isClosed && (await mayEnterSheet(actor, connection, place)) };
  }),
  handle(enterScores, ({ input, work }) => enterSheet(input, work)),
];
