import type { Page } from '@playwright/test';
import { clientOf } from './api.ts';

interface RegisterDays {
  readonly from: string;
  readonly to: string;
  readonly offDays: readonly string[];
}

const dayMs = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const openDays = ({ from, to, offDays }: RegisterDays): readonly string[] => {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const all = Array.from({ length: count }, (_, at) => dayOf(Date.parse(from) + at * dayMs));
  return all.filter((day) => !offDays.includes(day));
};

const registerDays = async (page: Page, path: string, month: string): Promise<readonly string[]> =>
  openDays(await (await clientOf(page, 'admin')).get<RegisterDays>(`${path}month=${month}`));

const employees = 'setup/v1/employeeAttendance/register?';

/** Days of a month, such as `2026-11`, on which the school's employees work: no weekly day off and no holiday. */
export const workdaysIn = (page: Page, month: string): Promise<readonly string[]> =>
  registerDays(page, employees, month);

const comingDays = async (page: Page, path: string, ahead: number): Promise<readonly string[]> => {
  const first = dayOf(Date.now() + ahead * dayMs);
  const next = new Date(`${first.slice(0, 7)}-15T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const months = [first.slice(0, 7), dayOf(next.getTime()).slice(0, 7)];
  const days = await Promise.all(months.map((month) => registerDays(page, path, month)));
  return days.flat().filter((day) => day >= first);
};

/** Workdays of employees from so many days ahead on, through the month after that. */
export const comingWorkdays = (page: Page, ahead: number): Promise<readonly string[]> =>
  comingDays(page, employees, ahead);

/** Days with lessons from tomorrow on; Saturdays are left out, as most classes have none. */
export const comingLessonDays = async (page: Page): Promise<readonly string[]> => {
  const api = await clientOf(page, 'admin');
  const [batch] = await api.get<readonly { readonly id: number }[]>('setup/v1/attendanceSystem/batches');
  const days = await comingDays(page, `setup/v1/attendanceSystem/register?batchId=${batch?.id}&`, 1);
  return days.filter((day) => new Date(day).getUTCDay() !== 6);
};
