import type { GivenAnswer } from '@school/domain';
import { composePaper } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { insertAttempt, keepAnswer, noteHandedIn } from '../../modules/online-exams/attempt.store.ts';
import { finishAttempt, maximumOf } from '../../modules/online-exams/finishing.ts';
import { questionsOfExam } from '../../modules/online-exams/question.store.ts';
import type { KeptQuestion } from '../../modules/online-exams/question.store.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { LoadedEmployee } from './load-people.ts';
import type { UserLoading } from './load-users.ts';
import { demoTopics, longAnswers, type DemoQuestion } from './online-exam-questions.ts';
import { createSequence, type Sequence } from './sequence.ts';
import { demoFamily } from './students.ts';

interface Loading extends UserLoading {
  readonly api: ApiClient;
}
interface Coded extends Saved {
  readonly code: string;
  readonly batch: number;
}
/** A class sitting exams: its batch, its subjects by code, its questions by topic. */
interface Class {
  readonly batch: number;
  readonly subjects: ReadonlyMap<string, number>;
  readonly questions: ReadonlyMap<string, readonly number[]>;
}

const minute = 60_000;
const hours = (count: number): string =>
  new Date(Math.floor(Date.now() / minute) * minute + count * 60 * minute).toISOString();
const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * minute).toISOString();

const listOf = <Row>(api: ApiClient, base: string, filter: object): Promise<readonly Row[]> =>
  api.get(
    `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["id","ASC"]&range=[0,199]`,
  );

const saveQuestion = async (api: ApiClient, category: number, question: DemoQuestion): Promise<number> =>
  (await api.post<Saved>('setup/v1/Question/save', { marks: '2.000', ...question, category })).id;

/** The question bank of a course, for its subjects with these codes. */
const loadBank = async (api: ApiClient, batch: number, codes: readonly string[]): Promise<Class> => {
  const { course } = await api.get<{ readonly course: number }>(`setup/v1/Batch/get/${batch}`);
  const questions = new Map<string, readonly number[]>();
  for (const { subjectCode, name, questions: bank } of demoTopics) {
    if (!codes.includes(subjectCode)) continue;
    const { id } = await api.post<Saved>('setup/v1/QuestionCategory/save', { name, course, subjectCode });
    const made: number[] = [];
    for (const question of bank) made.push(await saveQuestion(api, id, question));
    questions.set(name, made);
  }
  const subjects = await listOf<Coded>(api, 'Subject', { batch });
  return { batch, questions, subjects: new Map(subjects.map(({ id, code }) => [code, id])) };
};

interface Plan {
  readonly name: string;
  readonly code: string;
  readonly topics: readonly string[];
  readonly values: object;
}

const draftExam = async (api: ApiClient, of: Class, plan: Plan): Promise<number> => {
  const { id } = await api.post<Saved>('setup/v1/OnlineExam/save', {
    name: plan.name,
    subject: of.subjects.get(plan.code),
    sections: plan.topics.map((name) => ({ name })),
    questions: plan.topics.flatMap((section) =>
      (of.questions.get(section) ?? []).map((question) => ({ question, section })),
    ),
    ...plan.values,
  });
  return id;
};

const rightOf = ({ type, parts }: KeptQuestion): GivenAnswer => {
  const right = parts.filter(({ isCorrect }) => isCorrect);
  if (type === 'SINGLE' || type === 'TRUE_FALSE' || type === 'MULTIPLE') return right.map(({ id }) => id);
  if (type === 'ORDERING') return parts.map(({ id }) => id);
  if (type === 'MATCHING')
    return Object.fromEntries(parts.map(({ id, matchText }) => [String(id), matchText ?? '']));
  if (type === 'CLOZE')
    return Object.fromEntries(right.map(({ gap, text }) => [String(gap ?? 1), text ?? '']).toReversed());
  return parts[0]?.text ?? '';
};

const wrongOf = ({ type, parts }: KeptQuestion, { pick }: Sequence): GivenAnswer => {
  if (type === 'SINGLE' || type === 'TRUE_FALSE' || type === 'MULTIPLE')
    return [pick(parts.filter(({ isCorrect }) => !isCorrect)).id];
  if (type === 'ORDERING') return parts.map(({ id }) => id).toReversed();
  if (type === 'MATCHING') {
    const texts = parts.map(({ matchText }) => matchText ?? '');
    return Object.fromEntries(parts.map(({ id }, at) => [String(id), texts[(at + 1) % texts.length] ?? '']));
  }
  if (type === 'CLOZE') return { 1: 'root', 2: 'x' };
  return type === 'NUMERIC' ? pick(['4', '12', '3.5']) : 'power';
};

/** What a pupil of that skill (out of 100) answers to a question; some are left out. */
const answerOf = (question: KeptQuestion, skill: number, sequence: Sequence): GivenAnswer => {
  const luck = sequence.next(100);
  if (question.type === 'DESCRIPTIVE') return sequence.pick(longAnswers);
  if (luck < skill) return rightOf(question);
  return luck > 94 ? null : wrongOf(question, sequence);
};

interface Sitting {
  readonly exam: number;
  readonly batch: number;
  readonly startsAt: string;
  readonly minutes: number;
}

/** One pupil's attempt, step by step. */
const sit = async (
  work: Work,
  sitting: Sitting,
  { student, skill }: { readonly student: number; readonly skill: number },
  sequence: Sequence,
): Promise<void> => {
  const { transaction } = work;
  const { exam, batch, minutes } = sitting;
  const questions = await questionsOfExam(transaction, exam);
  const rule = { sections: [], randomizeQuestions: true, randomizeOptions: true };
  const paper = composePaper(questions, rule, student);
  const startedAt = later(sitting.startsAt, sequence.next(6));
  const id = await insertAttempt(transaction, {
    exam,
    student,
    batch,
    number: 1,
    startedAt,
    deadlineAt: later(startedAt, minutes),
    ip: '',
    paper,
    maximum: maximumOf(paper.questions),
    code: `P${String(exam).padStart(3, '0')}${String(student).padStart(4, '0')}`,
    actor: null,
  });
  writeAuditLines(work, 'onlineExamAttempt', 'create', [{ id, version: 1 }]);
  for (const question of questions) {
    const response = answerOf(question, skill, sequence);
    const sent = {
      attempt: id,
      question: question.id,
      response,
      isFlagged: false,
      device: null,
      sequence: 1,
      answeredAt: null,
    };
    await keepAnswer(transaction, sent, null);
  }
  await noteHandedIn(transaction, id, later(startedAt, Math.min(minutes, 12 + sequence.next(minutes))));
  await finishAttempt(id, 'SUBMITTED', work);
};

/** An exam that a class took some weeks ago; one pupil was absent. */
const writtenExam = async (loading: Loading, of: Class, plan: Plan, daysAgo: number): Promise<number> => {
  const { api, records, database, context } = loading;
  const open = { startDateTime: hours(-1), endDateTime: hours(24) };
  const id = await draftExam(api, of, { ...plan, values: { maximumTime: 40, ...open, ...plan.values } });
  await api.post(`setup/v1/OnlineExam/transition/publish/${id}`, {});
  const startsAt = later(hours(0), -daysAgo * 24 * 60);
  const students = await listOf<Saved>(api, 'studentEntity', { batch: of.batch, status: 'ACTIVE' });
  const sequence = createSequence(id + 20_260_401);
  await database.transaction(context.institute, async (transaction) => {
    const sitting = { exam: id, batch: of.batch, startsAt, minutes: 40 };
    for (const [at, { id: student }] of students.slice(0, -1).entries()) {
      // The first one can sign in, and has studied.
      const skill = at === 0 ? 85 : 35 + sequence.next(60);
      await sit({ context, transaction, records }, sitting, { student, skill }, sequence);
    }
  });
  await api.post(`setup/v1/OnlineExam/transition/close/${id}`, {});
  const when = { startDateTime: startsAt, endDateTime: later(startsAt, 90) };
  await records.update(context, 'onlineExam', id, when, { system: true });
  return id;
};

/** The class of the family that signs in: one exam is over, one can be taken, one is coming up. */
const loadHome = async (loading: Loading, home: Class, evaluators: readonly number[]): Promise<void> => {
  const { api } = loading;
  const quiz = await writtenExam(
    loading,
    home,
    {
      name: 'Algebra quiz',
      code: 'MATH',
      topics: ['Algebra'],
      values: { showAnswers: true, passPercentage: '50.00', evaluators },
    },
    24,
  );
  await api.post(`setup/v1/OnlineExam/transition/publishResult/${quiz}`, {});
  const practice = await draftExam(api, home, {
    name: 'English practice test',
    code: 'ENG',
    topics: ['Grammar'],
    values: {
      startDateTime: hours(-48),
      endDateTime: hours(24 * 60),
      maximumTime: 30,
      maxAttempts: 5,
      partialScoring: 'PER_OPTION',
      resultVisibility: 'IMMEDIATE',
      evaluators,
    },
  });
  await api.post(`setup/v1/OnlineExam/transition/publish/${practice}`, {});
  const coming = await draftExam(api, home, {
    name: 'Physics: motion and forces',
    code: 'PHY',
    topics: ['Motion and forces'],
    values: { startDateTime: hours(72), endDateTime: hours(74), maximumTime: 45, accessPassword: 'newton' },
  });
  await api.post(`setup/v1/OnlineExam/transition/publish/${coming}`, {});
  await draftExam(api, home, {
    name: 'Geometry test',
    code: 'MATH',
    topics: ['Geometry'],
    values: { startDateTime: hours(24 * 9), endDateTime: hours(24 * 9 + 3), maximumTime: 60 },
  });
};

/** The classes taught English by the teacher who can sign in, other than that of the family. */
const taughtBy = async (api: ApiClient, employee: number, but: number): Promise<number | undefined> => {
  const allotted = await listOf<{ readonly subject: number }>(api, 'WorkAllotment', { employee });
  const ids = allotted.map(({ subject }) => subject);
  const subjects = await listOf<Coded>(api, 'Subject', { id_in: ids, code: 'ENG' });
  return subjects.find(({ batch }) => batch !== but)?.batch;
};

/** A question bank, exams of two classes in every state, and the results of those that were taken. */
export const loadOnlineExams = async (
  loading: Loading,
  batches: readonly LoadedBatch[],
  people: readonly LoadedEmployee[],
): Promise<void> => {
  const { api } = loading;
  const { grade, section } = demoFamily;
  const home = batches.find((batch) => batch.grade === grade && batch.section === section);
  const teacher = people.find(({ position }) => position === 'Senior Teacher');
  if (!home || !teacher) return;
  for (const template of [
    {
      name: 'Usual rules',
      isDefault: true,
      body: '<p>Answer every question. You can go back and change answers until you hand in.</p><ul><li>Your answers are saved as you give them.</li><li>If the connection is lost, go on: they are sent when it is back.</li></ul>',
    },
    { name: 'Open book', body: '<p>You may use your books and notes. Do not talk to others.</p>' },
  ]) {
    await api.post('setup/v1/InstructionTemplate/save', template);
  }
  await loadHome(loading, await loadBank(api, home.id, ['ENG', 'MATH', 'PHY']), [teacher.id]);
  const batch = await taughtBy(api, teacher.id, home.id);
  if (batch === undefined) return;
  const topics = ['Grammar', 'Reading and writing'];
  const plan = { name: 'English: words and forms', code: 'ENG', topics, values: {} };
  await writtenExam(loading, await loadBank(api, batch, ['ENG']), plan, 10);
};
