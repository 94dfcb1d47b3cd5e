import { addDays, isoWeekday } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { createSequence } from './sequence.ts';

interface Subject extends Saved {
  readonly batch: number;
  readonly code: string;
  readonly electiveGroup: number | null;
}
interface Exam extends Saved {
  readonly examGroup: number;
}
interface Student extends Saved {
  readonly batch: number;
}

const all = <T>(
  api: ApiClient,
  base: string,
  filter: object,
  fields: readonly string[],
): Promise<readonly T[]> =>
  api.get(
    `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&fields=${encodeURIComponent(
      JSON.stringify(fields),
    )}&sort=["id","ASC"]&range=[0,999]`,
  );

const scale = [
  ['A+', '90', 'Outstanding'],
  ['A', '80', 'Excellent'],
  ['B', '70', 'Very good'],
  ['C', '60', 'Good'],
  ['D', '50', 'Fair'],
  ['E', '40', 'Sufficient'],
  ['F', '0', 'Failed'],
] as const;

/** The scale, levels and signatures for the whole school. */
const loadMasters = async (api: ApiClient, courses: readonly Saved[]): Promise<void> => {
  for (const [at, [name, minScore, description]] of scale.entries()) {
    const creditPoints = String(Math.max(0, 4 - at * 0.5));
    const level = { name, minScore, description, creditPoints, isPass: name !== 'F' };
    await api.post('setup/v1/GradingLevel/save', level);
  }
  for (const { id: course } of courses) {
    for (const [name, threshold] of [
      ['Distinction', '75'],
      ['First class', '60'],
      ['Second class', '50'],
    ]) {
      await api.post('setup/v1/ClassDesignation/save', { course, name, threshold });
    }
    await api.post('setup/v1/RankingLevels/save', {
      course,
      name: 'Honour roll',
      threshold: '80',
      subjectCount: 4,
      subjectLimitType: 'LOWER',
    });
    await api.post('setup/v1/RankingLevels/save', { course, name: 'Promoted', threshold: '40' });
  }
  await api.post('setup/v1/ReportSetting/save', {
    name: 'Report card of the school',
    footer: 'Marks are final a week after they are published.',
  });
};

interface Plan {
  readonly name: string;
  readonly from: string;
  readonly maximum: string;
  readonly pass: string;
}

/** The next school days, excluding Sundays. */
const schoolDays = (from: string, count: number): readonly string[] =>
  Array.from({ length: count * 2 }, (_, at) => addDays(from, at))
    .filter((day) => isoWeekday(day) !== 7)
    .slice(0, count);

const addExams = (
  api: ApiClient,
  group: number,
  subjects: readonly Subject[],
  plan: Plan,
): Promise<unknown> => {
  const days = schoolDays(plan.from, Math.max(subjects.length, 8));
  return api.post(`setup/v1/ExamGroup/${group}/exams`, {
    exams: subjects.map(({ id, electiveGroup }, at) => ({
      subject: id,
      // Elective exams are held at the same time, each for its own students.
      date: days[electiveGroup === null ? at : 7],
      startTime: '09:00',
      endTime: '11:00',
      maximumMarks: plan.maximum,
      minimumMarks: plan.pass,
    })),
  });
};

/** Marks resembling those of a class: each student performs about the same in all subjects. */
const enterMarks = async (
  api: ApiClient,
  exams: readonly Exam[],
  students: readonly Student[],
  maximum: number,
  seed: number,
): Promise<void> => {
  const { next } = createSequence(seed);
  const ability = students.map(() => 45 + next(46));
  for (const { id: examId } of exams) {
    const rows = students.map(({ id: studentId }, at) => {
      if (next(40) === 0) return { studentId, status: 'ABSENT', remarks: 'Ill' };
      const percent = Math.min(100, Math.max(15, (ability[at] ?? 60) + next(25) - 12));
      return { studentId, marks: String(Math.round((percent * maximum) / 50) / 2) };
    });
    await api.put('setup/v1/examScore/bulk', { examId, rows });
  }
};

const unitTest = { name: 'Unit test', maximum: '50', pass: '20' } as const;
const midTerm = { name: 'Mid-term exams', maximum: '100', pass: '40' } as const;

/**
 * A unit test with marks and a mid-term with marks in the second half of the school, published for some classes; the annual
 * exams of the demo family's class are still ahead.
 */
export const loadExams = async (
  api: ApiClient,
  batches: readonly LoadedBatch[],
  today: string,
): Promise<void> => {
  const chosen = batches.filter(({ grade, section }) => grade >= 8 && section !== 'C');
  const ids = chosen.map(({ id }) => id);
  const courses = await all<Saved & { readonly code: string }>(api, 'Class', {}, ['code']);
  await loadMasters(
    api,
    courses.filter(({ code }) => Number(code.slice(1)) >= 8),
  );
  const subjects = await all<Subject>(api, 'Subject', { batch_in: ids }, ['batch', 'code', 'electiveGroup']);
  const students = await all<Student>(api, 'studentEntity', { batch_in: ids, status: 'ACTIVE' }, ['batch']);
  for (const { id: batch, grade, section } of chosen) {
    const own = subjects.filter((subject) => subject.batch === batch);
    const compulsory = own.filter(({ electiveGroup }) => electiveGroup === null);
    const present = students.filter((student) => student.batch === batch);
    const groups: number[] = [];
    for (const plan of [
      { ...unitTest, from: '2026-05-18' },
      { ...midTerm, from: '2026-09-14' },
    ]) {
      const group = await api.post<Saved>('setup/v1/ExamGroup/save', { batch, name: plan.name });
      groups.push(group.id);
      await addExams(api, group.id, compulsory, plan);
      const exams = await all<Exam>(api, 'Exam', { examGroup: group.id }, ['examGroup']);
      // The last class's mid-term still lacks the marks of some of its subjects, including the demo teacher's.
      const entered = grade === 12 && plan.name === midTerm.name ? exams.slice(2) : exams;
      await enterMarks(api, entered, present, Number(plan.maximum), batch * 7 + groups.length);
      if (grade < 12 || plan.name === unitTest.name) {
        await api.post(`setup/v1/ExamGroup/transition/publishResult/${group.id}`, {});
      }
    }
    const items = groups.map((examGroupId, at) => ({ examGroupId, weightage: at === 0 ? '30' : '70' }));
    await api.put(`setup/v1/ExamGroup/grouping/${batch}`, { items });
    if (grade < 9 || grade > 10 || section !== 'A') continue;
    const annual = await api.post<Saved>('setup/v1/ExamGroup/save', {
      batch,
      name: 'Second unit test',
    });
    await addExams(api, annual.id, own, {
      name: 'Second unit test',
      from: addDays(today, 6),
      maximum: '50',
      pass: '20',
    });
    await api.post(`setup/v1/ExamGroup/transition/publishSchedule/${annual.id}`, {});
  }
  await api.post('setup/v1/ReportSetting/generate', {
    batchIds: chosen.filter(({ grade }) => grade < 12).map(({ id }) => id),
  });
};
