import { ExamSchool } from './exam-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;

describe('marks', () => {
  let at: ExamSchool;
  let group: number;
  let maths: number;

  beforeAll(async () => {
    at = await ExamSchool.open();
    group = await at.group('Mid-term');
    maths = await at.exam(group, 'MATH', '50');
  });
  afterAll(() => at.close());

  const sheet = async (): Promise<readonly Row[]> =>
    (await at.data<{ students: readonly Row[] }>('GET', `examScore/exam/${maths}`)).students;

  it('that are right are kept, a wrong one is named and the rest stays (R8)', async () => {
    const { data } = await at.enter(maths, ['45', '51', 'ABSENT']);
    expect(data).toEqual({
      saved: 2,
      errors: [
        {
          student: at.students.Bilal,
          code: 'ABOVE_MAXIMUM',
          message: 'At most 50.',
          text: 'At most %{max}.',
          params: { max: 50 },
        },
      ],
    });
    expect(
      (await sheet()).map(({ name, marks, attendanceStatus, isFailed }) => [
        name,
        marks,
        attendanceStatus,
        isFailed,
      ]),
    ).toEqual([
      ['Ahmed', '45.00', 'PRESENT', false],
      ['Bilal', null, null, null],
      ['Zara', null, 'ABSENT', true],
    ]);
    await at.enter(maths, [null, '19', 'EXEMPT']);
    const answer = await at.data('GET', `examScore/exam/${maths}`);
    expect(answer['average']).toBe('32.00');
    expect((await sheet()).map(({ isFailed }) => isFailed)).toEqual([false, true, false]);
  });

  it('are for students of the exam alone, and an emptied one goes', async () => {
    const stranger = await at.at.admit('10-B');
    const rows = [{ studentId: stranger, marks: '10' }, { studentId: at.students.Bilal }];
    const { data } = await at.call('PUT', 'examScore/bulk', { examId: maths, rows });
    expect(data).toMatchObject({ saved: 1, errors: [{ student: stranger, code: 'NOT_ELIGIBLE' }] });
    expect((await sheet())[1]).toMatchObject({ name: 'Bilal', version: null });
  });

  it('that somebody else changed meanwhile are not overwritten', async () => {
    const studentId = at.students.Bilal;
    const send = (marks: string) =>
      at.call('PUT', 'examScore/bulk', { examId: maths, rows: [{ studentId, marks, version: null }] });
    const answers = await Promise.all([send('30'), send('31')]);
    expect(answers.map(({ data }) => Number(data['saved'])).sort()).toEqual([0, 1]);
    expect(JSON.stringify(answers.map(({ data }) => data['errors']))).toContain('STALE');
  });

  it('are refused where the body says a student twice or no attendance', async () => {
    const studentId = at.students.Bilal;
    for (const rows of [[{ studentId }, { studentId }], [{ studentId, status: 'LATE' }]]) {
      expect((await at.call('PUT', 'examScore/bulk', { examId: maths, rows })).status).toBe(400);
    }
  });

  it('hold on to their exam, its maximum and what the group gives', async () => {
    expect((await at.call('DELETE', `Exam/delete/${maths}`)).status).toBe(409);
    expect((await at.call('DELETE', `ExamGroup/delete/${group}`)).status).toBe(409);
    const low = await at.call('PUT', `Exam/update/${maths}`, { maximumMarks: '44' });
    expect([low.status, low.data['code']]).toEqual([409, 'BELOW_MARKS']);
    expect((await at.call('PUT', `ExamGroup/update/${group}`, { examType: 'GRADES' })).status).toBe(409);
  });
});

describe('exams', () => {
  let at: ExamSchool;
  beforeAll(async () => {
    at = await ExamSchool.open();
  });
  afterAll(() => at.close());

  const slot = {
    date: '2026-06-10',
    startTime: '09:00',
    endTime: '10:00',
    maximumMarks: '50',
    minimumMarks: '20',
  };
  const add = (group: number, subject: number, values: object = {}) =>
    at.call('POST', `ExamGroup/${group}/exams`, { exams: [{ ...slot, subject, ...values }] });

  it('of a batch do not meet; one may begin as the other ends (R23)', async () => {
    const group = await at.group('First');
    expect((await add(group, at.subjects.MATH)).status).toBe(201);
    const clash = await add(group, at.subjects.ENG, { startTime: '09:30', endTime: '10:30' });
    expect([clash.status, clash.message]).toEqual([
      409,
      'The batch already has Maths for 10 A from 09:00 to 10:00.',
    ]);
    expect((await add(group, at.subjects.ENG, { startTime: '10:00', endTime: '11:00' })).status).toBe(201);
  });

  it('are refused at the one that is wrong', async () => {
    const group = await at.group('Wrong');
    const exams = [
      { ...slot, date: '2026-06-20', subject: at.subjects.MATH },
      { ...slot, date: '2026-06-21', subject: at.subjects.ENG, endTime: '08:00', minimumMarks: '60' },
    ];
    const { status, data } = await at.call('POST', `ExamGroup/${group}/exams`, { exams });
    expect([status, data]).toMatchObject([
      400,
      { errors: [{ field: expect.stringMatching(/^exams\[1\]\./) }] },
    ]);
  });

  it('made at once do not meet either (R23)', async () => {
    const [a, b] = [await at.group('Second'), await at.group('Third')];
    const day = { date: '2026-06-11' };
    const answers = await Promise.all([add(a, at.subjects.MATH, day), add(b, at.subjects.ENG, day)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('need a maximum where marks are given, a subject of the batch, and each subject once', async () => {
    const group = await at.group('Fourth');
    const day = { date: '2026-06-12' };
    expect((await add(group, at.subjects.MATH, { ...day, maximumMarks: null })).status).toBe(400);
    expect((await add(group, 999_999, day)).status).toBe(400);
    expect((await add(group, at.subjects.MATH, day)).status).toBe(201);
    expect((await add(group, at.subjects.MATH, { date: '2026-06-13' })).status).toBe(400);
  });

  it('of grades alone take a grade of the scale', async () => {
    const group = await at.group('Conduct', { examType: 'GRADES' });
    const exam = await at.exam(group, 'MATH', '50');
    const { scale } = await at.data<{ scale: readonly { id: number; name: string }[] }>(
      'GET',
      `examScore/exam/${exam}`,
    );
    const failed = scale.find(({ name }) => name === 'F')?.id;
    const rows = [
      { studentId: at.students.Ahmed, gradingLevelId: failed },
      { studentId: at.students.Bilal, marks: '3' },
    ];
    const { data } = await at.call('PUT', 'examScore/bulk', { examId: exam, rows });
    expect(data).toMatchObject({ saved: 1, errors: [{ code: 'NO_GRADE' }] });
    const weights = { items: [{ examGroupId: group, weightage: '100' }] };
    expect((await at.call('PUT', `ExamGroup/grouping/${at.batch}`, weights)).status).toBe(400);
  });
});
