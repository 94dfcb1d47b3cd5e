import type { StudentRegister } from '@school/domain';
import type { ApiClient } from './api-client.ts';
import { demoAttendance, demoMarks } from './attendance.ts';
import type { LoadedBatch } from './load-academics.ts';

const base = 'setup/v1/attendanceSystem';

/** Months "yyyy-MM" from one to another. */
const monthsOf = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let at = Number(from.slice(5, 7)); at <= Number(to.slice(5, 7)); at += 1) {
    months.push(`${from.slice(0, 4)}-${String(at).padStart(2, '0')}`);
  }
  return months;
};

const registerOf = (api: ApiClient, batch: number, month: string): Promise<StudentRegister> =>
  api.get(`${base}/register?batchId=${batch}&month=${month}`);

/** Past school days of the term. */
const schoolDays = async (api: ApiClient, batch: number): Promise<readonly string[]> => {
  const { from, to } = demoAttendance;
  const days: string[] = [];
  for (const month of monthsOf(from, to)) {
    const { offDays, today } = await registerOf(api, batch, month);
    for (let day = 1; day <= 31; day += 1) {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      if (new Date(`${date}T00:00:00Z`).getUTCDate() !== day || date < from || date > to || date > today)
        continue;
      if (!offDays.includes(date)) days.push(date);
    }
  }
  return days;
};

/** Every seventh batch has not taken the last day's register yet. */
const waits = (at: number): boolean => at % 7 === 3;

/** A term of registers for all batches, and parents notified about the last day. */
export const loadAttendance = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const { lockAfterDays, minPercentage } = demoAttendance;
  await api.put('setup/v1/AttendanceSettings/update', { lockAfterDays, minPercentage });
  const [first] = batches;
  if (!first) return;
  const days = await schoolDays(api, first.id);
  const last = days.at(-1);
  if (last === undefined) return;
  for (const [at, batch] of batches.entries()) {
    const { students, labels } = await registerOf(api, batch.id, last.slice(0, 7));
    const ids = new Map(labels.map(({ code, id }) => [code, id]));
    const taken = waits(at) ? days.slice(0, -1) : days;
    const markOf = demoMarks(batch.grade * 31 + at);
    const cells = taken.flatMap((date) =>
      students.flatMap(({ student }, place) => {
        const mark = markOf(place);
        if (!mark) return [];
        const { code, ...more } = mark;
        return [{ studentId: student, date, labelId: ids.get(code), ...more }];
      }),
    );
    await api.put(`${base}/register/cells`, { batchId: batch.id, cells, taken });
    if (at < 6) await api.post(`${base}/notices/tell`, { batchId: batch.id, date: last });
  }
};
