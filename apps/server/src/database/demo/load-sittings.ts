import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';

/** Sittings of the upcoming exams, in the hall, with their seats published. */
export const loadSittings = async (api: ApiClient, today: string): Promise<void> => {
  const filter = encodeURIComponent('{"type":"HALL"}');
  const halls = await api.get<readonly Saved[]>(`setup/v1/Classroom/getall?filter=${filter}`);
  const input = { from: today, to: addDays(today, 30), halls: halls.map(({ id }) => id), invigilators: 2 };
  await api.post('setup/v1/ExamSitting/action/plan', { ids: [], input });
  const sittings = await api.get<readonly Saved[]>('setup/v1/ExamSitting/getall');
  for (const { id } of sittings) await api.post(`setup/v1/ExamSitting/transition/publish/${id}`, {});
};
