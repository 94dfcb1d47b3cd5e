import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import { createSequence } from './sequence.ts';

interface Sheet {
  readonly columns: readonly { readonly id: number; readonly maximum: string }[];
  readonly students: readonly Saved[];
}
interface SheetEntry {
  readonly kind: string;
  readonly about: number;
  readonly subject: number;
}
interface Coded extends Saved {
  readonly code: string;
  readonly name: string;
}

const board = [
  ['A1', '91', '10'],
  ['A2', '81', '9'],
  ['B1', '71', '8'],
  ['B2', '61', '7'],
  ['C1', '51', '6'],
  ['C2', '41', '5'],
  ['D', '33', '4'],
  ['E1', '21', '0'],
  ['E2', '0', '0'],
] as const;

/** Records of a kind, at most three hundred. */
export const listOf = <T extends Saved>(
  api: ApiClient,
  base: string,
  filter: object,
): Promise<readonly T[]> =>
  api.get(
    `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["id","ASC"]&range=[0,299]`,
  );

/** The subjects of a course as its batch has them, so that subject assignments apply in it. */
export const copySubjects = async (
  api: ApiClient,
  course: number,
  batch: number,
): Promise<readonly Coded[]> => {
  const known = await listOf<Coded>(api, 'CourseSubject', { course });
  const made: Coded[] = [...known];
  for (const { code, name } of await listOf<Coded>(api, 'Subject', { batch })) {
    if (known.some((one) => one.code === code)) continue;
    const { id } = await api.post<Saved>('setup/v1/CourseSubject/save', { course, code, name });
    made.push({ id, code, name });
  }
  return made;
};

/** An exam group with an exam for each subject and marks for everyone; some were ill. */
export const writeExams = async (
  api: ApiClient,
  group: { readonly batch: number; readonly name: string; readonly [key: string]: unknown },
  paper: { readonly month: string; readonly maximum: number; readonly seed: number },
): Promise<number> => {
  const { next } = createSequence(paper.seed);
  const subjects = await listOf<Saved>(api, 'Subject', { batch: group.batch });
  const { id } = await api.post<Saved>('setup/v1/ExamGroup/save', group);
  await api.post(`setup/v1/ExamGroup/${id}/exams`, {
    exams: subjects.map((subject, at) => ({
      subject: subject.id,
      date: `${paper.month}-${String(at + 14).padStart(2, '0')}`,
      startTime: '12:00',
      endTime: '14:00',
      maximumMarks: String(paper.maximum),
      minimumMarks: String(Math.ceil(paper.maximum * 0.33)),
    })),
  });
  const students = await listOf<Saved>(api, 'studentEntity', { batch: group.batch, status: 'ACTIVE' });
  for (const exam of await listOf<Saved>(api, 'Exam', { examGroup: id })) {
    const rows = students.map((student) =>
      next(35) === 0
        ? { studentId: student.id, status: 'ABSENT' }
        : { studentId: student.id, marks: String(Math.round((paper.maximum * (40 + next(58))) / 100)) },
    );
    await api.put('setup/v1/examScore/bulk', { examId: exam.id, rows });
  }
  return id;
};

/** Fills in the score sheets of a batch; the last is still half empty. */
export const fillSheets = async (api: ApiClient, batch: number, seed: number): Promise<void> => {
  const { next } = createSequence(seed);
  const sheets = await api.get<readonly SheetEntry[]>(`setup/v1/ScoreSheet/${batch}`);
  for (const [at, { kind, about, subject }] of sheets.entries()) {
    const path = `setup/v1/ScoreSheet/${batch}/${kind}/${about}/${subject}`;
    const { columns, students } = await api.get<Sheet>(path);
    const scored = at === sheets.length - 1 ? students.slice(0, Math.ceil(students.length / 2)) : students;
    const cells = scored.flatMap((student) =>
      columns.map((column) => ({
        student: student.id,
        column: column.id,
        value: String(Math.max(1, Math.round((Number(column.maximum) * (55 + next(46))) / 100))),
      })),
    );
    if (cells.length > 0) await api.put(path, { cells });
  }
};

const loadGroups = async (api: ApiClient, categories: readonly number[]): Promise<readonly number[]> => {
  const groups: number[] = [];
  for (const number of [1, 2, 3, 4]) {
    const { id } = await api.post<Saved>('setup/v1/FaGroup/save', {
      name: `FA${number}`,
      cceExamCategory: categories[number <= 2 ? 0 : 1],
      description: 'Class work, projects and short tests of some weeks',
      indicators: [
        { criterion: 'Project', name: 'Plans the work' },
        { criterion: 'Project', name: 'Presents the result' },
        { criterion: 'Class test', name: 'Answers with reasons' },
      ],
    });
    groups.push(id);
  }
  return groups;
};

const loadAreas = async (api: ApiClient, course: number): Promise<void> => {
  const { id: gradeSet } = await api.post<Saved>('setup/v1/CCEGradeSet/save', {
    name: 'Five-point scale',
    grades: ['A', 'B', 'C', 'D', 'E'].map((name, at) => ({ name, gradePoint: String(5 - at) })),
  });
  for (const [name, kind, area, indicators] of [
    ['Life skills', 'CO_SCHOLASTIC_AREA', 'Thinking skills', ['Asks questions', 'Finds own solutions']],
    ['Health and sports', 'CO_SCHOLASTIC_ACTIVITY', 'Team games', ['Takes part', 'Plays fairly']],
  ] as const) {
    await api.post('setup/v1/ObservationGroup/save', {
      name,
      headerName: name,
      kind,
      gradeSet,
      courses: [course],
      observations: indicators.map((indicator) => ({ area, name: indicator })),
    });
  }
};

/** Grade 6 is evaluated by CCE: its first term is over, the second has begun. */
export const loadCce = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const batch = batches.find(({ grade, section }) => grade === 6 && section === 'A')?.id ?? 0;
  const { course } = await api.get<{ readonly course: number }>(`setup/v1/Batch/get/${batch}`);
  await api.put(`setup/v1/Class/update/${course}`, { gradingType: 'CCE' });
  for (const [name, minScore, creditPoints] of board) {
    const level = { batch, name, minScore, creditPoints, isPass: Number(minScore) >= 33 };
    await api.post('setup/v1/GradingLevel/save', level);
  }
  const categories: number[] = [];
  for (const [at, description] of ['April to September', 'October to March'].entries()) {
    const { id } = await api.post<Saved>('setup/v1/CCEExamCategory/save', {
      name: `Term ${at + 1}`,
      description,
      sortOrder: at + 1,
    });
    categories.push(id);
    for (const [criteriaType, weightage] of [
      ['FA', '10'],
      ['SA', '30'],
    ]) {
      const weight = { cceExamCategory: id, criteriaType, weightage };
      const saved = await api.post<Saved>('setup/v1/CCEWeightage/save', weight);
      await api.post('setup/v1/CCECourseWeightage/save', { course, cceWeightage: saved.id });
    }
  }
  const groups = await loadGroups(api, categories);
  for (const { id: courseSubject } of await copySubjects(api, course, batch)) {
    for (const faGroup of groups) await api.post('setup/v1/FaGroupSubject/save', { courseSubject, faGroup });
  }
  await loadAreas(api, course);
  const group = { batch, name: 'Summative assessment 1', cceExamCategory: categories[0] };
  const written = await writeExams(api, group, { month: '2026-09', maximum: 90, seed: 61 });
  await api.post(`setup/v1/ExamGroup/transition/publishResult/${written}`, {});
  await fillSheets(api, batch, 62);
};
