import { attendanceFigures, schoolDays, type MonthFigures, type StudentTimeline } from '@school/domain';
import { NotFound, type Actor } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { studentHolidays } from '../../calendar/holidays.store.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { takenDays, wasRecorded, type Days } from '../register/register.store.ts';
import { readableBatches } from '../rights.ts';
import { studentInBatch, timelineMarks, type StudentInBatch } from './timeline.store.ts';

/** The request: a student, in the current batch unless one is named. */
interface Asked {
  readonly student: number;
  readonly batch: number | null;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const isOwn = ({ role, student, wards }: Actor, id: number): boolean =>
  (role === 'STUDENT' && student === id) || (role === 'PARENT' && (wards ?? []).includes(id));

const isReadable = (actor: Actor, student: number, batch: number): boolean => {
  if (actor.role === 'STUDENT' || actor.role === 'PARENT') return isOwn(actor, student);
  const readable = readableBatches(actor);
  return readable === null || readable.includes(batch);
};

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** A student in a batch whose attendance the caller may see. @throws NotFound for any other */
export const requireSeen = async (
  connection: Connection,
  { student, batch }: Pick<Asked, 'student' | 'batch'>,
  actor: Actor,
): Promise<StudentInBatch> => {
  const found = await studentInBatch(connection, student, batch);
  if (!found || !isReadable(actor, found.student, found.batch)) throw new NotFound();
  return found;
};

/** The requested days, as far as they are in the batch and not in the future. */
export const daysInBatch = (
  { batchStart, batchEnd }: Pick<StudentInBatch, 'batchStart' | 'batchEnd'>,
  { from, to }: Pick<Asked, 'from' | 'to'>,
  today: string,
): Days => ({
  from: later(from ?? batchStart, batchStart),
  to: earlier(earlier(to ?? today, today), batchEnd),
});

/**
 * The attendance of one student, by the same rules as the reports (R21). @throws NotFound for one the caller may not see
 */
export const readTimeline = async (
  connection: Connection,
  asked: Asked,
  { actor, today }: Pick<CallContext, 'actor' | 'today'>,
): Promise<StudentTimeline> => {
  const found = await requireSeen(connection, asked, actor);
  const { stays, student, batch } = found;
  const days = daysInBatch(found, asked, today);
  const { weeklyOffs, isOverMarked, latesPerHalfDay, minPercentage } = await attendanceSettingOf(connection);
  const holidays = await studentHolidays(connection, days, batch);
  const school = schoolDays(days, { weeklyOffs, holidays }, stays);
  const taken = new Set((await takenDays(connection, batch, days)).map(({ date }) => date));
  const marks = await timelineMarks(connection, found, days);
  const isEmpty = taken.size + marks.length === 0 && !(await wasRecorded(connection, batch));
  const working = isEmpty ? [] : school;
  const counted = isOverMarked ? working.filter((date) => taken.has(date)) : working;
  const onSchoolDays = marks.filter(({ date }) => counted.includes(date));
  const figuresOf = (prefix: string) =>
    attendanceFigures(
      counted.filter((date) => date.startsWith(prefix)).length,
      onSchoolDays.filter(({ date }) => date.startsWith(prefix)),
      latesPerHalfDay,
    );
  const months = [...new Set(school.map((date) => date.slice(0, 7)))];
  const total = figuresOf('');
  return {
    student,
    name: found.name,
    rollNumber: found.rollNumber,
    admissionNumber: found.admissionNumber,
    batchName: found.batchName,
    ...days,
    total,
    isLow: total.percentage !== null && Number(total.percentage) < Number(minPercentage),
    minPercentage,
    months: months.map((month): MonthFigures => ({ month, ...figuresOf(month) })),
    marks: marks.map(({ absenceWeight: _weight, ...mark }) => mark),
  };
};
