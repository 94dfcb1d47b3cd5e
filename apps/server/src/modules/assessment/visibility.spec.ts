import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

interface Row {
  readonly id: number;
  readonly [key: string]: unknown;
}

/** Ali and Bina of 8 A, whose mother is Ali's; Tina teaches Maths there, Tom tutors the batch. */
describe('exams are seen', () => {
  let school: School;
  let server: NestFastifyApplication;
  const ids: Record<string, number> = {};
  const tokens: Record<string, string> = {};

  const send = async <T>(who: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
    const answer = await call(server, `/setup/v1/${url}`, {
      token: tokens[who] ?? '',
      method,
      ...(body ? { body } : {}),
    });
    return { status: answer.status, data: answer.body.data as unknown as T, text: answer.text };
  };
  const save = async (base: string, values: object): Promise<number> => {
    const { status, data, text } = await send<Row>('admin', 'POST', `${base}/save`, values);
    if (status > 201) throw new Error(text);
    return data.id;
  };
  const signIn = async (username: string, person: 'student' | 'guardian' | 'employee', id: number) => {
    await school.sql.query({ text: `delete from "user" where ${person}_id = $1`, values: [id] });
    const kind = { student: 'STUDENT', guardian: 'PARENT', employee: 'EMPLOYEE' }[person];
    const user = await school.addUser({ username, entityType: kind });
    await school.sql.query({ text: `update "user" set ${person}_id = $1 where id = $2`, values: [id, user] });
    tokens[username] = await tokenOf(server, username);
  };

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    tokens['admin'] = await tokenOf(server, 'admin');
    const relation = await save('genericCodes', { listKey: 'RELATION', code: 'MOTHER', label: 'Mother' });
    const course = await save('Class', { name: 'Grade 8', code: '8' });
    const batch = await save('Batch', { course, name: 'A', startDate: '2026-04-01', endDate: '2027-03-31' });
    ids['batch'] = batch;
    const mother = await save('Guardian', { firstName: 'Mona' });
    for (const firstName of ['Ali', 'Bina']) {
      ids[firstName] = await save('studentEntity', {
        firstName,
        batch,
        admissionDate: '2026-04-01',
        dateOfBirth: '2012-01-01',
        gender: 'OTHER',
        ...(firstName === 'Ali' ? { guardians: [{ guardian: mother, relation }] } : {}),
      });
    }
    const department = await save('EmployeeDepartments', { name: 'Science', code: 'SCI' });
    const category = await save('EmployeeCategories', { name: 'Teaching', prefix: 'T' });
    const position = await save('EmployeePositions', { name: 'Teacher', category });
    for (const [username, firstName] of [
      ['teacher', 'Tina'],
      ['tutor', 'Tom'],
    ] as const) {
      ids[username] = await save('EmployeeDetails', {
        employeeNumber: firstName,
        firstName,
        joiningDate: '2020-01-01',
        department,
        category,
        position,
      });
    }
    for (const name of ['Maths', 'English']) {
      ids[name] = await save('Subject', { batch, name, code: name.slice(0, 3) });
    }
    await save('WorkAllotment', { employee: ids['teacher'], subject: ids['Maths'] });
    await save('ClassBatchTutor', { batch, employee: ids['tutor'] });
    await save('GradingLevel', { name: 'P', minScore: '0' });
    ids['group'] = await save('ExamGroup', { batch, name: 'Mid-term' });
    const slot = { startTime: '09:00', endTime: '10:00', maximumMarks: '50', minimumMarks: '20' };
    await send('admin', 'POST', `ExamGroup/${ids['group']}/exams`, {
      exams: [
        { ...slot, subject: ids['Maths'], date: '2026-09-01' },
        { ...slot, subject: ids['English'], date: '2026-09-02' },
      ],
    });
    const exams = await send<Row[]>('admin', 'GET', 'Exam/getall?sort=["date","ASC"]');
    ids['mathsExam'] = exams.data[0]?.id ?? 0;
    ids['englishExam'] = exams.data[1]?.id ?? 0;
    for (const examId of exams.data.map(({ id }) => id)) {
      const rows = ['Ali', 'Bina'].map((name) => ({ studentId: ids[name], marks: '40' }));
      await send('admin', 'PUT', 'examScore/bulk', { examId, rows });
    }
    await signIn('student', 'student', ids['Ali'] ?? 0);
    await signIn('parent', 'guardian', mother);
    await signIn('teacher', 'employee', ids['teacher'] ?? 0);
    await signIn('tutor', 'employee', ids['tutor'] ?? 0);
  }, 90_000);
  afterAll(() => school.close());

  const counts = async (who: string) =>
    Promise.all(
      ['Exam', 'examScore', 'ExamResult'].map(
        async (base) => (await send<Row[]>(who, 'GET', `${base}/getall`)).data.length,
      ),
    );
  const move = (name: string) => send('admin', 'POST', `ExamGroup/transition/${name}/${ids['group']}`, {});
  const figures = async (who: string) =>
    (await send<{ upcomingExams?: number }>(who, 'GET', 'dashBoardData/getDashBoardData')).data.upcomingExams;

  it('by teachers who enter marks of the subjects they teach alone', async () => {
    const rows = [{ studentId: ids['Ali'], marks: '41' }];
    expect((await send('teacher', 'PUT', 'examScore/bulk', { examId: ids['mathsExam'], rows })).status).toBe(
      200,
    );
    expect(
      (await send('teacher', 'PUT', 'examScore/bulk', { examId: ids['englishExam'], rows })).status,
    ).toBe(404);
    const sheet = async (exam: string) =>
      (await send<Row>('teacher', 'GET', `examScore/exam/${ids[exam]}`)).data;
    expect(await sheet('mathsExam')).toMatchObject({ mayRead: true, mayEnter: true });
    expect(await sheet('englishExam')).toMatchObject({
      subjectName: 'English',
      students: [],
      average: null,
      mayRead: false,
      mayEnter: false,
    });
    expect((await send('teacher', 'GET', 'examScore/getall')).status).toBe(403);
    const report = (who: string) =>
      send(who, 'GET', `report/consolidatedExamReport?batch=${ids['batch']}&examGroup=${ids['group']}`);
    expect([(await report('teacher')).status, (await report('tutor')).status]).toEqual([404, 200]);
  });

  it('by tutors of the batch, who read and do not enter', async () => {
    const { data } = await send<Row>('tutor', 'GET', `examScore/exam/${ids['englishExam']}`);
    expect(data['mayEnter']).toBe(false);
    const rows = [{ studentId: ids['Ali'], marks: '1' }];
    expect((await send('tutor', 'PUT', 'examScore/bulk', { examId: ids['englishExam'], rows })).status).toBe(
      404,
    );
  });

  it('by students and parents once they are published, and their own marks alone, as student-exams in B054 says', async () => {
    for (const who of ['student', 'parent']) {
      expect([who, await counts(who), await figures(who)]).toEqual([who, [0, 0, 0], 0]);
      expect((await send(who, 'GET', `Exam/get/${ids['mathsExam']}`)).status).toBe(404);
      expect((await send(who, 'GET', `examScore/exam/${ids['mathsExam']}`)).status).toBe(403);
    }
    expect((await move('publishSchedule')).status).toBe(200);
    for (const who of ['student', 'parent']) expect([who, await counts(who)]).toEqual([who, [2, 0, 0]]);
    expect((await move('publishResult')).status).toBe(200);
    const results = (await send<Row[]>('admin', 'GET', 'ExamResult/getall')).data;
    const of = (name: string) => results.find(({ student }) => student === ids[name])?.id;
    for (const who of ['student', 'parent']) {
      expect([who, await counts(who)]).toEqual([who, [2, 2, 1]]);
      expect((await send<Row[]>(who, 'GET', `ExamResult/${of('Ali')}/subjects`)).data).toHaveLength(2);
      expect((await send(who, 'GET', `ExamResult/${of('Bina')}/subjects`)).status).toBe(404);
      expect((await send(who, 'GET', `document/reportCard/${of('Bina')}`)).status).toBe(404);
      expect((await send(who, 'GET', `report/subjectProgress?student=${ids['Bina']}`)).status).toBe(404);
      const own = await send<{ total: number }>(who, 'GET', `report/subjectProgress?student=${ids['Ali']}`);
      expect(own.data.total).toBe(2);
      const [mark] = (await send<Row[]>(who, 'GET', 'examScore/getall')).data;
      const past = await send<readonly object[]>(who, 'GET', `examScore/history/${mark?.id}`);
      expect([past.status, past.data]).toEqual([200, []]);
      expect(
        (await send<readonly object[]>('admin', 'GET', `examScore/history/${mark?.id}`)).data,
      ).not.toEqual([]);
      const { data } = await send<{
        totalStudentsStates: { stdataSet: { label: string; data: number[] }[] };
      }>(who, 'GET', 'dashBoardData/getDashBoardData');
      const lines = data.totalStudentsStates.stdataSet;
      expect([lines.map(({ label }) => label), lines[0]?.data.length]).toEqual([['Ali'], 1]);
    }
    const rows = [{ studentId: ids['Ali'], marks: '42' }];
    expect((await send('teacher', 'PUT', 'examScore/bulk', { examId: ids['mathsExam'], rows })).status).toBe(
      409,
    );
    expect((await move('takeBackResult')).status).toBe(200);
    for (const who of ['student', 'parent']) {
      expect([who, await counts(who)]).toEqual([who, [2, 0, 0]]);
      const own = await send<{ total: number }>(who, 'GET', `report/subjectProgress?student=${ids['Ali']}`);
      expect(own.data.total).toBe(0);
    }
  });
});
