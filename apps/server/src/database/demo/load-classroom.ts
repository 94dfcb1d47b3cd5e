import type { ApiClient } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { LoadedEmployee } from './load-people.ts';
import { demoFamily } from './students.ts';

interface Saved {
  readonly id: number;
}
interface Coded extends Saved {
  readonly code: string;
}

/** The first of them has a teacher account. */
const teacherPosition = 'Senior Teacher';
const day = 24 * 60 * 60 * 1000;
/** Noon of UTC, five in the afternoon in Lahore. */
const daysFromNow = (days: number): string =>
  new Date((Math.floor(Date.now() / day) + days + 0.5) * day).toISOString();
const dateBefore = (days: number): string => daysFromNow(-days).slice(0, 10);

const remarkTypes = [
  { name: 'Conduct', target: 'STUDENT' },
  { name: 'Homework', target: 'STUDENT', needsSubject: true },
  { name: 'Achievement', target: 'STUDENT' },
  { name: 'Appraisal', target: 'EMPLOYEE' },
] as const;

const remarks = [
  ['Conduct', 'Helps others in class and waits for his turn.'],
  ['Achievement', 'Won the recitation contest of the grade.'],
  ['Conduct', 'Came late three times this week.'],
  ['Achievement', 'Reads far above the level of the grade.'],
] as const;

const assignments = [
  { code: 'ENG', title: 'A letter to a friend in Quetta', due: 6, maxMarks: '20.00', publish: true },
  { code: 'MATH', title: 'Fractions: exercises 4 to 9', due: 3, maxMarks: '10.00', publish: true },
  { code: 'PST', title: 'Map of the rivers of Punjab', due: 12, maxMarks: '15.00', publish: false },
] as const;

const listOf = <Row>(api: ApiClient, base: string, filter: object): Promise<readonly Row[]> =>
  api.get(`${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`);

/** Active students of a batch, in order of admission. */
const studentsOf = async (api: ApiClient, batch: number): Promise<readonly Saved[]> => {
  const students = await listOf<Saved>(api, 'setup/v1/studentEntity', { batch, status: 'ACTIVE' });
  return [...students].sort((a, b) => a.id - b.id);
};

/** Subjects of a course, a group of them, skills, and what another batch copied. */
const loadSubjects = async (api: ApiClient, from: LoadedBatch, to: LoadedBatch): Promise<void> => {
  const { course } = await api.get<{ readonly course: number }>(`setup/v1/Batch/get/${from.id}`);
  const group = await api.post<Saved>('setup/v1/SubjectGroups/save', {
    course,
    name: 'Science',
    code: 'SCI',
  });
  const skills = await api.post<Saved>('setup/v1/skillsets/save', {
    name: 'Language skills',
    aggregation: 'AVERAGE',
    skills: [
      { name: 'Reading', sortOrder: 1, maxMarks: '25.00' },
      { name: 'Pronunciation', sortOrder: 2, maxMarks: '10.00', partOf: 'Reading' },
      { name: 'Understanding', sortOrder: 3, maxMarks: '15.00', partOf: 'Reading' },
      { name: 'Writing', sortOrder: 4, maxMarks: '25.00' },
    ],
  });
  const subjects = [
    { name: 'English', code: 'ENG', maxWeeklyClasses: 6, isLanguage: true, skillSet: skills.id },
    { name: 'Mathematics', code: 'MATH', maxWeeklyClasses: 6 },
    { name: 'Physics', code: 'PHY', maxWeeklyClasses: 5, subjectGroup: group.id },
    { name: 'Chemistry', code: 'CHEM', maxWeeklyClasses: 5, subjectGroup: group.id },
    { name: 'Computer Science', code: 'CS', maxWeeklyClasses: 3, type: 'BOTH' },
    { name: 'Arabic', code: 'ARA', maxWeeklyClasses: 3, electiveGroupName: 'Second language' },
  ];
  const made: number[] = [];
  for (const [sortOrder, subject] of subjects.entries()) {
    const { id } = await api.post<Saved>('setup/v1/CourseSubject/save', { course, sortOrder, ...subject });
    made.push(id);
  }
  await api.post('setup/v1/Subjects/link', { courseSubjects: made.slice(4, 6), batches: [from.id, to.id] });
  await api.post('setup/v1/ImportSubjects/save', { fromBatch: from.id, toBatches: [to.id] });
};

const noteDown = async (
  api: ApiClient,
  students: readonly Saved[],
  types: ReadonlyMap<string, number>,
): Promise<void> => {
  for (const [at, [type, text]] of remarks.entries()) {
    const visibleTo = at === 2 ? ['PARENT'] : ['STUDENT', 'PARENT'];
    const student = students[at === 3 ? 0 : at]?.id;
    const values = { student, type: types.get(type), text, visibleTo, date: dateBefore(at + 1) };
    await api.post('setup/v1/Remarks/save', values);
  }
};

/** Sets of remarks, some for a class and one for an employee. Returns the sets by name. */
const loadRemarks = async (
  api: ApiClient,
  students: readonly Saved[],
  people: readonly LoadedEmployee[],
): Promise<ReadonlyMap<string, number>> => {
  const types = new Map<string, number>();
  for (const type of remarkTypes) {
    types.set(type.name, (await api.post<Saved>('setup/v1/RemarkType/save', type)).id);
  }
  await noteDown(api, students, types);
  await api.post('setup/v1/EmployeeRemarks/save', {
    employee: people.find(({ position }) => position === teacherPosition)?.id,
    type: types.get('Appraisal'),
    text: 'Led the science fair with great care.',
    date: dateBefore(9),
    visible: true,
  });
  return types;
};

/** Who teaches what, by subject. */
const teachersOf = async (api: ApiClient, filter: object): Promise<ReadonlyMap<number, number>> => {
  const allotments = await listOf<{ readonly subject: number; readonly employee: number }>(
    api,
    'setup/v1/WorkAllotment',
    filter,
  );
  return new Map(allotments.map(({ subject, employee }) => [subject, employee]));
};

/** Assignments in the subjects of a batch; some of the published ones have been submitted. */
const loadAssignments = async (api: ApiClient, batch: number, students: readonly Saved[]): Promise<void> => {
  const subjects = await listOf<Coded>(api, 'setup/v1/Subject', { batch });
  const teachers = await teachersOf(api, { 'subject.batch': batch });
  for (const { code, title, due, maxMarks, publish } of assignments) {
    const subject = subjects.find((one) => one.code === code)?.id ?? 0;
    const { id } = await api.post<Saved>('setup/v1/Assignment/save', {
      title,
      subject,
      employee: teachers.get(subject),
      content: '<p>Read the chapter first, then do it on your own.</p>',
      assignedOn: daysFromNow(-2),
      dueDate: daysFromNow(due),
      maxMarks,
      allowLate: code === 'ENG',
    });
    if (!publish) continue;
    await api.post(`setup/v1/Assignment/transition/publish/${id}`, {});
    for (const [at, student] of students.slice(1, 4).entries()) {
      const work = { assignment: id, student: student.id, content: 'Done in the exercise book.' };
      const made = await api.post<Saved>('setup/v1/AssignmentSubmission/save', work);
      if (at > 0) continue;
      const review = { marks: '8.50', feedback: 'Neat work. Mind the last step.' };
      await api.post(`setup/v1/AssignmentSubmission/transition/accept/${made.id}`, review);
    }
  }
};

const loadDiscipline = async (
  api: ApiClient,
  students: readonly Saved[],
  people: readonly LoadedEmployee[],
): Promise<void> => {
  const common = { complainants: [people[3]?.id], severity: 'LOW', incidentDate: dateBefore(5) };
  const base = 'setup/v1/DisciplineComplaint';
  const first = await api.post<Saved>(`${base}/save`, {
    ...common,
    title: 'Broken window in the science block',
    description: 'A cricket ball went through the window during the break.',
    location: 'Science block',
    students: students.slice(1, 3).map(({ id }) => id),
  });
  await api.post(`${base}/transition/investigate/${first.id}`, {});
  await api.post(`${base}/save`, {
    ...common,
    title: 'Returned a lost purse',
    type: 'POSITIVE',
    description: 'Found a purse at the gate and brought it to the office at once.',
    students: [students[0]?.id],
    visibleToParents: true,
  });
};

/** What happens in a classroom: subjects, remarks, assignments, complaints. */
export const loadClassroom = async (
  api: ApiClient,
  batches: readonly LoadedBatch[],
  people: readonly LoadedEmployee[],
): Promise<void> => {
  const find = (grade: number, section: string): LoadedBatch | undefined =>
    batches.find((batch) => batch.grade === grade && batch.section === section);
  const [from, to] = [find(10, 'A'), find(10, 'B')];
  const own = find(demoFamily.grade, demoFamily.section);
  if (from && to) await loadSubjects(api, from, to);
  if (!own) return;
  const family = await studentsOf(api, own.id);
  const types = await loadRemarks(api, family, people);
  await loadAssignments(api, own.id, family);
  await loadDiscipline(api, family, people);
  const teacher = people.find(({ position }) => position === teacherPosition);
  const [taught] = teacher ? [...(await teachersOf(api, { employee: teacher.id })).keys()] : [];
  if (taught === undefined) return;
  const { batch } = await api.get<{ readonly batch: number }>(`setup/v1/Subject/get/${taught}`);
  if (batch === own.id) return;
  const others = await studentsOf(api, batch);
  await loadAssignments(api, batch, others);
  await noteDown(api, others, types);
};
