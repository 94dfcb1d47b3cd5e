import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { studentSettingOf } from '../../students/student.store.ts';
import { registerBatch, registerStudents } from '../register/register.store.ts';
import { checkDays } from '../reports/counted-days.ts';
import { requireReadable } from '../rights.ts';
import { lessonsOfStudents } from './lesson-figures.ts';

const idOf = (value: unknown): number | null => (value == null ? null : Number(value));

/** A row for each student and subject, grouped by student. */
const rowsOf = async (
  connection: Connection,
  values: RecordValues,
  { actor, today }: CallContext,
): Promise<readonly object[]> => {
  const days = { from: String(values['from']), to: String(values['to']) };
  checkDays(days);
  const batch = Number(values['batch']);
  requireReadable(actor, batch);
  const found = await registerBatch(connection, batch);
  if (!found) return [];
  const { sortBy } = await studentSettingOf(connection);
  const students = await registerStudents(connection, found, days, sortBy);
  const lessons = await lessonsOfStudents(connection, batch, students, days, today);
  const [only, below] = [idOf(values['subject']), idOf(values['below'])];
  return students.flatMap(({ student, name, rollNumber, admissionNumber }) => {
    const own = lessons.get(student);
    return (own?.subjects ?? [])
      .filter(({ subject }) => only === null || subject === only)
      .filter(({ percentage }) => below === null || (percentage !== null && Number(percentage) < below))
      .map((one) => ({
        id: student,
        batchId: batch,
        rollNumber,
        admissionNumber,
        student: name,
        subject: one.name,
        lessons: one.conducted,
        absent: one.absent,
        percentage: one.percentage,
        overall: own?.overall.percentage ?? null,
      }));
  });
};

/** Lessons and percentage of each student of a batch in each subject (R27). */
export const subjectReportBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, context) => ({
    text: `SELECT e.value::text AS row FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS e(value, place) ORDER BY place`,
    values: [JSON.stringify(await rowsOf(engine.database.of(context.institute), values, context))],
  }),
});
