import { byKey, sumOfMarks } from '@school/domain';
import { Conflict, isAmong } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { accountsOfBatch } from '../assessment/exam.store.ts';
import { openAttempts, prolong } from './clock.store.ts';
import { examFacts } from './exam.store.ts';
import { finishAttempt } from './finishing.ts';
import { questionsOfExam } from './question.store.ts';
import type { KeptQuestion } from './question.store.ts';
import { refreshResults } from './results.ts';

const system = { system: true } as const;
const isOffice = ({ context }: Work): boolean => isAmong(context.actor, ['OnlineExamManagement']);
const ids = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const attemptsAt = (row: RecordValues): number => Number(row['attempts'] ?? 0);

/** @throws Invalid or Conflict for a user who does not teach the subject */
const refuseStrangers = (row: RecordValues, current: RecordValues | undefined, work: Work): void => {
  const own = work.context.actor.subjects ?? [];
  if (isOffice(work) || work.system || own.includes(Number(row['subject']))) return;
  if (current) throw new Conflict('Only someone who teaches the subject can do this.', { code: 'NOT_YOURS' });
  throw invalidField('subject', 'notReference', 'You do not teach this subject.');
};

/** A teacher sets it for batches in which they teach a subject with the same code. */
const refuseForeignBatches = async (
  batches: readonly number[],
  subject: RecordValues,
  work: Work,
): Promise<void> => {
  const foreign = batches.filter((batch) => batch !== subject['batch']);
  if (foreign.length === 0 || isOffice(work) || work.system) return;
  const own = work.context.actor.subjects ?? [];
  const filter = {
    batch_in: foreign,
    code: String(subject['code']),
    id_in: own,
  };
  const found = await work.records.list(work, 'subject', { filter, fields: ['batch'], most: 500, ...system });
  const taught = new Set(found.map(({ batch }) => batch));
  if (foreign.every((batch) => taught.has(batch))) return;
  throw invalidField('batches', 'notReference', 'You do not teach the subject in one of these batches.');
};

const takersOf = async (work: Work, subject: number): Promise<readonly number[]> =>
  (
    await work.records.list(work, 'studentElective', {
      filter: { subject, 'student.status': 'ACTIVE' },
      most: 5_000,
      ...system,
    })
  ).map(({ student }) => Number(student));

/** The instructions of new exams unless others are chosen. */
const usualInstructions = async (row: RecordValues, work: Work): Promise<RecordValues> => {
  if (typeof row['instructions'] === 'number') return {};
  const filter = { isDefault: true };
  const [usual] = await work.records.list(work, 'instructionTemplate', { filter, most: 100, ...system });
  return usual ? { instructions: usual['id'] } : {};
};

/** For whom: its batch if nobody is named; for an elective, those who take it. */
const participants = async (row: RecordValues, work: Work): Promise<RecordValues> => {
  const subject = await work.records.read(work, 'subject', Number(row['subject']), system);
  if (!subject) return {};
  const [batches, students] = [ids(row['batches']), ids(row['students'])];
  await refuseForeignBatches(batches, subject, work);
  if (typeof subject['electiveGroup'] === 'number' && students.length === 0) {
    const takers = await takersOf(work, Number(subject['id']));
    if (takers.length === 0) throw invalidField('subject', 'EMPTY', 'Nobody takes this subject yet.');
    return { students: takers, batches: [] };
  }
  return batches.length + students.length > 0 ? {} : { batches: [subject['batch']] };
};

const lineKeys = ['question', 'section', 'marksOverride', 'negativeOverride'];
const locked = [
  'sections',
  'questions',
  'subject',
  'partialScoring',
  'negativeMarking',
  'defaultNegativeMarks',
];

const said = (key: string, value: unknown): string => {
  const lines = Array.isArray(value) ? (value as readonly RecordValues[]) : undefined;
  if (!lines) return JSON.stringify(value ?? null);
  const keys = key === 'sections' ? ['name', 'intro', 'draw'] : lineKeys;
  return JSON.stringify(
    lines.map((line) =>
      keys.map((one) => (line[one] == null ? null : String(Number(line[one]) || line[one]))),
    ),
  );
};

/** @throws Conflict for changes to the questions once someone has seen them */
const refuseLocked = (input: RecordValues, current: RecordValues): void => {
  const field = locked.find((key) => key in input && said(key, input[key]) !== said(key, current[key]));
  if (field !== undefined && attemptsAt(current) > 0) {
    throw conflictAt(
      field,
      'HAS_ATTEMPTS',
      'Students have already begun it, so its questions cannot be changed.',
    );
  }
};

const refuseShortWindow = (row: RecordValues): void => {
  const window = (Date.parse(String(row['endDateTime'])) - Date.parse(String(row['startDateTime']))) / 60_000;
  if (Number(row['maximumTime']) > window) {
    throw invalidField('maximumTime', 'max', 'It is open for only %{max} minutes.', {
      max: Math.floor(window),
    });
  }
};

const formatOf = (questions: readonly KeptQuestion[]): string => {
  const long = questions.filter(({ type }) => type === 'DESCRIPTIVE').length;
  if (long === 0) return 'OBJECTIVE';
  return long === questions.length ? 'DESCRIPTIVE' : 'HYBRID';
};

/** The marks of a paper, drawn or not. @throws Conflict if papers would differ in marks */
const marksOf = async (exam: number, work: Work): Promise<RecordValues> => {
  const facts = await examFacts(work.transaction, exam);
  const questions = await questionsOfExam(work.transaction, exam);
  const drawn = new Map((facts?.sections ?? []).map(({ name, draw }) => [name, draw]));
  const marks = [...byKey(questions, ({ section }) => section)].flatMap(([section, here]) => {
    const count = drawn.get(section) ?? null;
    if (count === null || count >= here.length) return here.map((one) => one.marks);
    if (new Set(here.map((one) => Number(one.marks))).size > 1) {
      throw new Conflict('Questions in section %{section} are drawn, so they must have the same marks.', {
        code: 'UNEVEN',
        params: { section },
      });
    }
    return here.slice(0, count).map((one) => one.marks);
  });
  return { totalMarks: sumOfMarks(marks), examFormat: formatOf(questions) };
};

const tell = async (
  row: RecordValues,
  message: 'onlineExam.published' | 'onlineExam.results',
  work: Work,
): Promise<void> => {
  const named = ids(row['students']);
  const filter = { student_in: named };
  const users =
    named.length === 0 ? [] : await work.records.list(work, 'user', { filter, most: 5000, ...system });
  const accounts = new Set(users.map(({ id }) => Number(id)));
  for (const batch of ids(row['batches'])) {
    for (const account of await accountsOfBatch(work.transaction, batch)) accounts.add(account);
  }
  await notify(work.transaction, [...accounts], {
    message,
    params: { name: String(row['name']) },
    link: `/online_exam/detail/${Number(row['id'])}`,
  });
};

/** Hands in attempts still in progress. */
const finishAll = async (row: RecordValues, work: Work): Promise<void> => {
  for (const { id } of await openAttempts(work.transaction, Number(row['id']))) {
    await finishAttempt(id, 'AUTO_SUBMITTED', work);
  }
};

/** Results after a change of the exam's state. */
const refreshIn = async (row: RecordValues, status: 'CLOSED' | 'RESULTS', work: Work): Promise<void> => {
  const exam = await examFacts(work.transaction, Number(row['id']));
  if (exam) await refreshResults(work, { ...exam, status });
};

/** Exams belong to those who teach their subject; questions are fixed once seen; results follow the state. */
export const onlineExamBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const row = { ...current, ...input };
    refuseStrangers(current ?? row, current, work);
    refuseStrangers(row, undefined, work);
    if (current) refuseLocked(input, current);
    refuseShortWindow(row);
    const [year] = await work.records.list(work, 'academicYear', {
      filter: { startDate_lte: work.context.today, endDate_gte: work.context.today },
      most: 5,
      ...system,
    });
    return {
      ...input,
      ...(current || !year ? {} : { academicYear: year['id'] }),
      ...(current ? {} : await usualInstructions(row, work)),
      ...(await participants(row, work)),
    };
  },
  afterSave: async (saved, before, work) => {
    const id = Number(saved['id']);
    if (before && attemptsAt(before) > 0) await prolong(work.transaction, id);
    const marks = await marksOf(id, work);
    const isNew = (['totalMarks', 'examFormat'] as const).some((key) => marks[key] !== saved[key]);
    if (isNew && !work.system)
      await work.records.update({ ...work, system: true }, 'onlineExam', id, marks, system);
  },
  beforeDelete: (current, work) => {
    refuseStrangers(current, current, work);
    const attempts = attemptsAt(current);
    if (attempts > 0) {
      throw new Conflict('It has %{attempts} attempts, so it cannot be deleted.', {
        code: 'HAS_DEPENDENTS',
        params: { attempts },
        data: {
          dependents: [{ entity: 'onlineExamAttempt', label: 'Attempts', count: attempts, sample: [] }],
        },
      });
    }
    return Promise.resolve();
  },
  transitions: {
    publish: async (row, _asked, work) => {
      if (Number(row['questionCount'] ?? 0) === 0)
        throw new Conflict('It has no questions yet.', { code: 'EMPTY' });
      if (Date.parse(String(row['endDateTime'])) <= Date.now()) {
        throw new Conflict('Its closing time is in the past.', { code: 'PAST' });
      }
      const marks = await marksOf(Number(row['id']), work);
      await tell(row, 'onlineExam.published', work);
      return marks;
    },
    takeBack: (row) => {
      if (attemptsAt(row) > 0)
        throw new Conflict('Students have already begun it.', { code: 'HAS_ATTEMPTS' });
      return {};
    },
    close: async (row, _asked, work) => {
      await finishAll(row, work);
      await refreshIn(row, 'CLOSED', work);
      return {};
    },
    publishResult: async (row, _asked, work) => {
      if (Number(row['toMark'] ?? 0) > 0) {
        throw new Conflict('%{count} attempts are waiting to be marked.', {
          code: 'UNMARKED',
          params: { count: Number(row['toMark']) },
        });
      }
      await refreshIn(row, 'RESULTS', work);
      if (row['resultVisibility'] !== 'NEVER') await tell(row, 'onlineExam.results', work);
      return {};
    },
    takeBackResult: async (row, _asked, work) => {
      await refreshIn(row, 'CLOSED', work);
      return {};
    },
  },
};
