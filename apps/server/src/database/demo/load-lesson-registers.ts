import { addDays } from '@school/domain';
import type { AnswerFrom } from '@school/kernel';
import type { lessonRegisterOf, lessonsToMark } from '@school/resources';
import type { ApiClient } from './api-client.ts';
import { demoMarks } from './attendance.ts';
import type { LoadedBatch } from './load-academics.ts';

const base = 'setup/v1/SubjectAttendance';

/** Days with lesson registers, and how far back to look for them. */
const [wantedDays, mostBack] = [2, 14];

type Lessons = AnswerFrom<typeof lessonsToMark>['lessons'];

const lessonsOn = async (api: ApiClient, batch: number, date: string): Promise<Lessons> =>
  (await api.get<AnswerFrom<typeof lessonsToMark>>(`${base}/lessons?date=${date}&batch=${batch}`)).lessons;

const takeDay = async (api: ApiClient, lessons: Lessons, date: string, seed: number): Promise<void> => {
  const markOf = demoMarks(seed);
  for (const { batch, classTiming, subject } of lessons) {
    const place = { batch, date, classTiming, subject };
    const query = `batch=${batch}&date=${date}&classTiming=${classTiming}&subject=${subject}`;
    const { students, labels } = await api.get<AnswerFrom<typeof lessonRegisterOf>>(
      `${base}/register?${query}`,
    );
    const marks = students.flatMap(({ student }, at) => {
      const mark = markOf(at);
      const label = labels.find(({ code }) => code === mark?.code);
      if (!mark || !label) return [];
      return [{ student, label: label.id, reason: mark.reason, minutesLate: mark.minutesLate }];
    });
    await api.put(`${base}/register`, { ...place, marks });
  }
};

/** The highest grade is marked lesson by lesson: its last school days are done, today's are still pending. */
export const loadLessonRegisters = async (
  api: ApiClient,
  batches: readonly LoadedBatch[],
  today: string,
): Promise<void> => {
  const top = Math.max(...batches.map(({ grade }) => grade));
  const own = batches.filter(({ grade }) => grade === top);
  const [first] = own;
  if (!first) return;
  const { course } = await api.get<{ course: number }>(`setup/v1/Batch/get/${first.id}`);
  await api.put('setup/v1/AttendanceSettings/update', {
    type: 'SUBJECT_WISE',
    lessonCourses: [course],
    basis: 'MARKED',
  });
  let taken = 0;
  for (let back = 1; back <= mostBack && taken < wantedDays; back += 1) {
    const date = addDays(today, -back);
    if ((await lessonsOn(api, first.id, date)).length === 0) continue;
    taken += 1;
    for (const { id } of own) await takeDay(api, await lessonsOn(api, id, date), date, id * 31 + back);
  }
};
