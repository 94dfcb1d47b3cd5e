import type { SubjectTeacher, TeacherLoad } from '@school/domain';
import { PayrollSchool } from '../../../test/payroll-school.ts';

describe('who teaches what', () => {
  let school: PayrollSchool;
  let subjects: number[];
  let teacher: number;
  let other: number;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    const save = async (base: string, values: object): Promise<number> =>
      (await school.data<{ id: number }>('POST', `setup/v1/${base}/save`, values)).id;
    const course = await save('Class', { name: 'Grade 8', code: 'G8' });
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    const batch = await save('Batch', { course, name: 'A', ...dates });
    subjects = [];
    for (const [index, maxWeeklyClasses] of [6, 6, 5, 8].entries()) {
      subjects.push(
        await save('Subject', { batch, name: `Subject ${index}`, code: `S${index}`, maxWeeklyClasses }),
      );
    }
    [teacher = 0, other = 0] = await school.addEmployees(2, '1200000.00');
    const grade = await save('EmployeeGrades', { name: 'A', priority: 1, maxHoursDay: 5, maxHoursWeek: 24 });
    await school.sql.query({
      text: 'UPDATE employee SET grade_id = $1 WHERE id = $2',
      values: [grade, teacher],
    });
  });
  afterAll(() => school.close());

  const assign = (subject: number | undefined, employeeIds: readonly number[], more: object = {}) =>
    school.call('PUT', 'setup/v1/WorkAllotment/save', {
      items: [{ subjectId: subject, employeeIds }],
      ...more,
    });
  const loadOf = async (id: number): Promise<TeacherLoad | undefined> =>
    (await school.data<TeacherLoad[]>('GET', 'setup/v1/WorkAllotment/loads')).find((row) => row.id === id);

  it('is set for a subject as a whole, and counted by the week', async () => {
    for (const subject of subjects.slice(0, 3)) expect((await assign(subject, [teacher])).status).toBe(200);
    expect(await loadOf(teacher)).toMatchObject({ load: 17, limit: 24 });
    expect((await assign(subjects[0], [other])).status).toBe(200);
    const teachers = await school.data<SubjectTeacher[]>(
      'GET',
      `setup/v1/WorkAllotment/teachers/${subjects[0]}`,
    );
    expect(teachers.map(({ employeeId }) => employeeId)).toEqual([other]);
    await assign(subjects[0], [other, teacher]);
    expect(await loadOf(other)).toMatchObject({ load: 6, limit: null });
  });

  it('R24: needs a word of the office where it is more than the grade allows: 6, 6, 5 and 8 of 24', async () => {
    const refused = await assign(subjects[3], [teacher]);
    expect([refused.status, refused.data]).toMatchObject([
      409,
      { code: 'OVERLOADED', overloaded: [{ employeeId: teacher, load: 25, limit: 24, excess: 1 }] },
    ]);
    expect(refused.message).toContain('Extra periods: Person No1: 1.');
    expect(await loadOf(teacher)).toMatchObject({ load: 17 });
    const one = { employee: teacher, subject: subjects[3] };
    expect((await school.call('POST', 'setup/v1/WorkAllotment/save', one)).status).toBe(409);
    const both = await Promise.all([
      assign(subjects[3], [teacher], { override: true }),
      assign(subjects[3], [teacher], { override: true }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await loadOf(teacher)).toMatchObject({ load: 25 });
  });

  it('R24: counts subjects of an elective group once, by the longest of those that one teaches', async () => {
    const { batch } = await school.data<{ batch: number }>('GET', `setup/v1/Subject/get/${subjects[0]}`);
    const save = async (base: string, values: object): Promise<number> =>
      (await school.data<{ id: number }>('POST', `setup/v1/${base}/save`, values)).id;
    const group = await save('ElectiveGroup', { batch, name: 'Language' });
    const before = (await loadOf(other))?.load ?? 0;
    for (const [name, maxWeeklyClasses] of [
      ['Urdu', 3],
      ['Arabic', 4],
    ] as const) {
      const elective = { batch, name, code: name, maxWeeklyClasses, electiveGroup: group };
      expect((await assign(await save('Subject', elective), [other])).status).toBe(200);
    }
    expect((await loadOf(other))?.load).toBe(before + 4);
  });

  it.each([
    [{ items: [{ subjectId: 99_999, employeeIds: [1] }] }, 400],
    [{ items: [{ subjectId: 1, employeeIds: [99_999] }] }, 400],
    [{ items: [{ subjectId: 1 }] }, 400],
    [{ items: 'x' }, 400],
    [{ items: [], other: 1 }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await school.call('PUT', 'setup/v1/WorkAllotment/save', body)).status).toBe(status);
  });

  it('is for the office, keeps subjects that are taught, and ends when somebody leaves', async () => {
    const as = { as: `EMPLOYEE@${other}` };
    expect((await school.call('GET', 'setup/v1/WorkAllotment/loads', undefined, as)).status).toBe(403);
    const deleted = await school.call('DELETE', `setup/v1/Subject/delete/${subjects[1]}`);
    expect([deleted.status, deleted.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
    await school.data('POST', `setup/v1/EmployeeDetails/transition/leave/${teacher}`, {
      leavingDate: '2026-07-10',
      leavingReason: 'Moved away',
    });
    const left = await school.data<SubjectTeacher[]>('GET', `setup/v1/WorkAllotment/teachers/${subjects[1]}`);
    expect(left).toEqual([]);
  });
});
