import type { ApiClient } from './api-client.ts';
import type { LoadedEmployee } from './load-people.ts';
import type { DepartmentCode } from './masters.ts';

interface Saved {
  readonly id: number;
}

const courses = [
  { name: 'Grade 8', code: 'G8', minAge: 12, maxAge: 15, sortOrder: 8 },
  { name: 'Grade 9', code: 'G9', minAge: 13, maxAge: 16, sortOrder: 9 },
] as const;
const sections = ['A', 'B'] as const;

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

/** Two courses with two batches each, their subjects, and a teacher for most of them. */
export const loadAcademics = async (api: ApiClient, people: readonly LoadedEmployee[]): Promise<void> => {
  let turn = 0;
  for (const course of courses) {
    const { id } = await api.post<Saved>('setup/v1/Class/save', course);
    for (const name of sections) {
      const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
      const batch = await api.post<Saved>('setup/v1/Batch/save', {
        course: id,
        name,
        capacity: 35,
        ...dates,
      });
      const items: object[] = [];
      for (const { taughtBy, ...subject } of subjects) {
        const made = await api.post<Saved>('setup/v1/Subject/save', { ...subject, batch: batch.id });
        const teachers = people.filter(
          ({ department, position }) => department === taughtBy && position.endsWith('Teacher'),
        );
        const teacher = teachers[turn % teachers.length];
        turn += 1;
        // Every seventh subject still waits for a teacher.
        if (teacher && turn % 7 !== 0) items.push({ subjectId: made.id, employeeIds: [teacher.id] });
      }
      await api.put('setup/v1/WorkAllotment/save', { items });
    }
  }
};
