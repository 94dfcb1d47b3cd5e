import type { FastifyInstance } from 'fastify';
import { addDays } from '@school/domain';
import { signInTo, type ApiClient, type Saved } from './api-client.ts';
import { demoPassword } from './users.ts';

interface Exam extends Saved {
  readonly subject: number;
}
interface Score extends Saved {
  readonly exam: number;
  readonly student: number;
  readonly marks: string;
}

const list = <T extends Saved = Saved>(
  api: ApiClient,
  base: string,
  filter: object,
  rows: number,
): Promise<readonly T[]> => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: '["id","ASC"]',
    range: `[0,${rows - 1}]`,
  });
  return api.get(`setup/v1/${base}/getall?${query}`);
};

/** Papers of the last class whose results are still pending: two are moderated, moderation of a third fails. */
const loadModerations = async (api: ApiClient): Promise<void> => {
  const [batch] = await list(api, 'Batch', { 'course.code': 'G12', name: 'B' }, 1);
  const written = { batch: batch?.id, published: false, entered_gt: 0 };
  const [first, second, third] = await list<Exam>(api, 'Exam', written, 3);
  const moderate = (exam: Exam | undefined, how: object): Promise<unknown> =>
    exam ? api.post(`setup/v1/Exam/${exam.id}/moderate`, how) : Promise.resolve();
  await moderate(first, { rule: 'ADD', marks: '3', reason: 'Question 5 was not taught in time' });
  await moderate(second, {
    rule: 'SCALE',
    factor: '1.04',
    ceiling: '95',
    reason: 'The paper was harder than those of other years',
  });
  await moderate(third, { rule: 'ADD', marks: '2', reason: 'A printing fault in question 2' });
  const [last] = await list(api, 'ExamModeration', { exam: third?.id }, 1);
  if (!last) return;
  await api.post(`setup/v1/ExamModeration/transition/takeBack/${last.id}`, {
    takenBackFor: 'The fault was corrected in the hall',
  });
};

/** What families asked about marks, and the state of each case. */
const cases = [
  { more: 3, reason: 'The second part of question 3 was not counted', ends: 'CHANGED' },
  { more: 0, reason: 'The sum on the front page is wrong', ends: 'UNCHANGED' },
  { reason: 'My answer to question 6 agrees with the textbook', ends: 'DENIED' },
  { reason: 'Two sheets of the paper were not marked', ends: 'UNDER_REVIEW' },
  { reason: 'The essay was marked far below my other work', ends: 'REQUESTED' },
] as const;

/** Published marks of a class that are reviewed by the demo teacher, who does not teach it. */
const loadRevaluations = async (server: FastifyInstance, api: ApiClient, today: string): Promise<void> => {
  const asTeacher = await signInTo(server, 'teacher', demoPassword);
  const [account] = await list<Saved & { employee: number }>(api, 'user', { username: 'teacher' }, 1);
  const examiner = account?.employee ?? 0;
  const taught = await list<Saved & { subject: number }>(api, 'WorkAllotment', { employee: examiner }, 200);
  const own = new Set(taught.map(({ subject }) => subject));
  const [batch] = await list(api, 'Batch', { 'course.code': 'G11', name: 'B' }, 1);
  const papers = await list<Exam>(api, 'Exam', { batch: batch?.id, published: true }, 50);
  const paper = papers.find(({ subject }) => !own.has(subject));
  if (!paper) return;
  const given = { exam: paper.id, attendanceStatus: 'PRESENT', marks_lt: '35' };
  const scores = await list<Score>(api, 'examScore', given, cases.length);
  const move = (by: ApiClient, id: number, name: string, body: object): Promise<unknown> =>
    by.post(`setup/v1/Revaluation/transition/${name}/${id}`, body);
  for (const [at, one] of cases.entries()) {
    const score = scores[at];
    if (!score) return;
    const request = { score: score.id, reason: one.reason };
    const { id } = await api.post<Saved>('setup/v1/Revaluation/save', request);
    if (one.ends === 'REQUESTED') continue;
    if (one.ends === 'DENIED') {
      await move(api, id, 'deny', {
        answer: 'The key of the paper was checked; the answer differs from it.',
      });
      continue;
    }
    await move(api, id, 'accept', { examiner, due: addDays(today, 7) });
    if (one.ends === 'UNDER_REVIEW') continue;
    await move(asTeacher, id, 'mark', { secondMarks: String(Number(score.marks) + one.more) });
  }
};

/** Marks that were changed for a whole paper, and marks that someone reviewed. */
export const loadSecondLooks = async (
  server: FastifyInstance,
  api: ApiClient,
  today: string,
): Promise<void> => {
  await loadModerations(api);
  await loadRevaluations(server, api, today);
};
