import { isRegisterLocked, markProblem, unmarkable, type DayMark, type IsoDate } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { studentHolidays } from '../../calendar/holidays.store.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { marksAll } from '../rights.ts';
import type { CellRefusal } from './refused-mark.ts';
import { registerBatch, registerLabels, registerStudents, takenDays, type Days } from './register.store.ts';

/** What a cell is set to: without a label the student was present. */
export type MarkedCell = Omit<DayMark, 'label'> & { readonly label: number | null };

type Judge = (cell: MarkedCell) => CellRefusal | undefined;
type DayJudge = (date: IsoDate) => CellRefusal | undefined;

/** While cells are checked, the batch stays as it is until the transaction ends. */
export const judgesOf = async (
  batchId: number,
  days: Days,
  { transaction, context }: Work,
): Promise<{ readonly cell: Judge; readonly day: DayJudge }> => {
  const batch = await registerBatch(transaction, batchId);
  if (!batch) throw new NotFound();
  const { weeklyOffs, lockAfterDays } = await attendanceSettingOf(transaction);
  const calendar = { weeklyOffs, holidays: await studentHolidays(transaction, days, batchId) };
  const students = await registerStudents(transaction, batch, days, 'ADMISSION_NUMBER');
  const stays = new Map(students.map((student) => [student.student, student.stays]));
  const labels = new Map((await registerLabels(transaction)).map((label) => [label.id, label]));
  const taken = new Map(
    (await takenDays(transaction, batchId, days)).map(({ date, status }) => [date, status]),
  );
  const { today, actor } = context;
  const batchStay = [{ from: batch.startDate, to: batch.endDate }];
  const isLocked = (date: IsoDate): boolean =>
    !marksAll(actor) && isRegisterLocked(date, taken.get(date) ?? null, lockAfterDays, today);
  const day: DayJudge = (date) =>
    unmarkable(date, today, batchStay, calendar) ?? (isLocked(date) ? 'LOCKED' : undefined);
  return {
    day,
    cell: ({ label: id, ...cell }) => {
      const reason = unmarkable(cell.date, today, stays.get(cell.student) ?? [], calendar);
      // Days that later became holidays can still be cleared.
      if (reason && (id !== null || reason === 'OUTSIDE')) return reason;
      if (isLocked(cell.date)) return 'LOCKED';
      if (id === null) return undefined;
      const label = labels.get(id);
      return label ? markProblem({ ...label, ...cell }) : 'UNKNOWN_LABEL';
    },
  };
};
