import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedEmployee } from './load-people.ts';
import type { DepartmentCode } from './masters.ts';

/** Grades 1 to 12; children are about six in the first. */
const courses = Array.from({ length: 12 }, (_, at) => ({
  name: `Grade ${at + 1}`,
  code: `G${at + 1}`,
  minAge: at + 5,
  maxAge: at + 8,
  sortOrder: at + 1,
  rollNumberPrefix: String(at + 1),
}));
const sections = ['A', 'B', 'C'] as const;
/** A teacher's lessons per week. */
const mostLessons = 28;

/** A batch of the demo school, with what its students need to know. */
export interface LoadedBatch {
  readonly id: number;
  readonly grade: number;
  readonly section: string;
}
const studentCategories = [
  { name: 'General' },
  { name: 'Staff child', description: 'A parent works at the school' },
  { name: 'Scholar', description: 'Pays half of the fees or less' },
  { name: 'Boarder' },
] as const;
const studentDocuments = [
  { name: 'Birth certificate', isRequired: true },
  { name: 'Two photographs', isRequired: true },
  { name: 'Report of the school before', isRequired: true },
  { name: 'Vaccination card' },
] as const;

/** Subjects of every batch with the department that teaches them. */
const subjects: readonly {
  readonly name: string;
  readonly code: string;
  readonly maxWeeklyClasses: number;
  readonly taughtBy: DepartmentCode;
}[] = [
  { name: 'English', code: 'ENG', maxWeeklyClasses: 6, taughtBy: 'ENG' },
  { name: 'Mathematics', code: 'MATH', maxWeeklyClasses: 6, taughtBy: 'MATH' },
  { name: 'Physics', code: 'PHY', maxWeeklyClasses: 5, taughtBy: 'SCI' },
  { name: 'Chemistry', code: 'CHEM', maxWeeklyClasses: 5, taughtBy: 'SCI' },
  { name: 'Pakistan Studies', code: 'PST', maxWeeklyClasses: 3, taughtBy: 'HUM' },
];

/** What exists alongside courses and batches. Returns the sections by name. */
const loadMasters = async (api: ApiClient): Promise<ReadonlyMap<string, number>> => {
  for (const category of studentCategories) await api.post('setup/v1/stucategory/save', category);
  for (const paper of studentDocuments) await api.post('setup/v1/StudentDocumentCategories/save', paper);
  const made = new Map<string, number>();
  for (const name of sections) {
    const { id } = await api.post<Saved>('setup/v1/Section/save', { name, code: name });
    made.set(name, id);
  }
  return made;
};

/** The tutor is someone who teaches the batch: whoever has the fewest batches so far, senior teachers first. */
const tutorAmong = (
  teaching: readonly LoadedEmployee[],
  tutored: ReadonlyMap<number, number>,
): LoadedEmployee | undefined => {
  const rank = ({ id, position }: LoadedEmployee): number =>
    (tutored.get(id) ?? 0) * 2 + (position.startsWith('Senior') ? 0 : 1);
  return teaching.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)[0];
};

/** Teachers take turns; anyone who would exceed a week's limit of lessons is replaced by the one with the fewest. */
const spared = (
  teachers: readonly LoadedEmployee[],
  turn: number,
  loads: ReadonlyMap<number, number>,
  lessons: number,
): LoadedEmployee | undefined => {
  const load = ({ id }: LoadedEmployee): number => loads.get(id) ?? 0;
  const next = teachers[turn % teachers.length];
  if (next && load(next) + lessons <= mostLessons) return next;
  return teachers.toSorted((a, b) => load(a) - load(b) || a.id - b.id)[0];
};

/** Twelve courses with three batches each, their tutors, their subjects, and a teacher for most of them. */
export const loadAcademics = async (
  api: ApiClient,
  people: readonly LoadedEmployee[],
): Promise<readonly LoadedBatch[]> => {
  let turn = 0;
  const loaded: LoadedBatch[] = [];
  let below: number | undefined;
  const sectionIds = await loadMasters(api);
  const years = await api.get<readonly (Saved & { readonly status: string })[]>(
    'setup/v1/AcademicSetup/getall',
  );
  const academicYear = years.find(({ status }) => status === 'CURRENT')?.id;
  const tutored = new Map<number, number>();
  const loads = new Map<number, number>();
  for (const course of courses) {
    const { id } = await api.post<Saved>('setup/v1/Class/save', course);
    if (below !== undefined) await api.put(`setup/v1/Class/update/${below}`, { nextCourse: id });
    below = id;
    for (const name of sections) {
      const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
      const batch = await api.post<Saved>('setup/v1/Batch/save', {
        course: id,
        name,
        section: sectionIds.get(name),
        capacity: 35,
        academicYear,
        ...dates,
      });
      loaded.push({ id: batch.id, grade: course.sortOrder, section: name });
      const items: object[] = [];
      const teaching: LoadedEmployee[] = [];
      for (const { taughtBy, ...subject } of subjects) {
        const made = await api.post<Saved>('setup/v1/Subject/save', { ...subject, batch: batch.id });
        const teachers = people.filter(
          ({ department, position }) => department === taughtBy && position.endsWith('Teacher'),
        );
        const lessons = subject.maxWeeklyClasses;
        const teacher = spared(teachers, turn, loads, lessons);
        turn += 1;
        // Every seventh subject has no teacher yet.
        if (teacher && turn % 7 !== 0) {
          items.push({ subjectId: made.id, employeeIds: [teacher.id] });
          teaching.push(teacher);
          loads.set(teacher.id, (loads.get(teacher.id) ?? 0) + lessons);
        }
      }
      const tutor = tutorAmong(teaching, tutored);
      if (tutor) {
        tutored.set(tutor.id, (tutored.get(tutor.id) ?? 0) + 1);
        const values = { batch: batch.id, employee: tutor.id, isPrimary: true };
        await api.post('setup/v1/ClassBatchTutor/save', values);
      }
      await api.put('setup/v1/WorkAllotment/save', { items, override: true });
    }
  }
  return loaded;
};
