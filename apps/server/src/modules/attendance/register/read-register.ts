import { addDays, isRegisterLocked, isWorkingDay, type StudentRegister } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { studentHolidays } from '../../calendar/holidays.store.ts';
import { studentSettingOf } from '../../students/student.store.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { marksAll, mayMark } from '../rights.ts';
import {
  registerBatch,
  registerLabels,
  registerMarks,
  registerStudents,
  takenDays,
  type Days,
} from './register.store.ts';

const eachDay = ({ from, to }: Days): string[] => {
  const days: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
};

/** The register of a batch over several days, at most a few weeks. @throws NotFound for a batch that does not exist */
export const readRegister = async (
  connection: Connection,
  batchId: number,
  days: Days,
  { actor, today }: Pick<CallContext, 'actor' | 'today'>,
): Promise<StudentRegister> => {
  const batch = await registerBatch(connection, batchId);
  if (!batch) throw new NotFound();
  const setting = await attendanceSettingOf(connection);
  const { sortBy } = await studentSettingOf(connection);
  const holidays = await studentHolidays(connection, days, batchId);
  const taken = await takenDays(connection, batchId, days);
  const all = eachDay(days);
  const statusOf = new Map(taken.map(({ date, status }) => [date, status]));
  return {
    batch: batchId,
    batchName: batch.name,
    ...days,
    today,
    offDays: all.filter((date) => !isWorkingDay(date, { weeklyOffs: setting.weeklyOffs, holidays })),
    locked: all.filter((date) =>
      isRegisterLocked(date, statusOf.get(date) ?? null, setting.lockAfterDays, today),
    ),
    taken,
    students: await registerStudents(connection, batch, days, sortBy),
    marks: await registerMarks(connection, batchId, days),
    labels: await registerLabels(connection),
    mayMark: await mayMark(connection, actor, batchId),
    mayUnlock: marksAll(actor),
    notifies: setting.notifies,
  };
};
