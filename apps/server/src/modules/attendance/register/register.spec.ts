import { AttendanceSchool, type CellsSaved } from '../attendance-school.fixture.ts';

const base = 'setup/v1/attendanceSystem';

describe('the register of students', () => {
  let school: AttendanceSchool;
  beforeAll(async () => {
    school = await AttendanceSchool.open();
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() => school.begin());

  it('takes over what is right and names the cells that are not (R21)', async () => {
    await school.inner.school.data('POST', 'api/v1/CalenderEvent/save', {
      title: 'Day of the batch',
      type: 'HOLIDAY',
      startDate: '2026-07-08',
      endDate: '2026-07-08',
      isCommon: false,
      batches: [school.batch],
      isHolidayForEmployees: false,
    });
    const { data } = await school.mark('tutor', [
      [0, '2026-07-06', 'A'],
      [1, '2026-07-06', 'L', { minutesLate: 10 }],
      [2, '2026-06-12', 'A'],
      [0, '2026-07-05', 'A'],
      [0, '2026-07-08', 'A'],
      [0, '2026-07-16', 'A'],
      [1, '2026-07-07', 'E'],
      [1, '2026-07-09', 'A', { forenoon: false, afternoon: false }],
      [1, '2026-07-10', 'L', { forenoon: true }],
    ]);
    expect(data.saved).toBe(2);
    expect(data.refused.map(({ date, code }) => `${date} ${code}`).toSorted()).toEqual([
      '2026-06-12 OUTSIDE',
      '2026-07-05 NO_SCHOOL',
      '2026-07-07 NO_REASON',
      '2026-07-08 NO_SCHOOL',
      '2026-07-09 NO_HALF',
      '2026-07-10 LATE_AWAY',
      '2026-07-16 FUTURE',
    ]);
    expect(await school.marks()).toEqual([
      [0, '2026-07-06', 'A'],
      [1, '2026-07-06', 'L'],
    ]);
    const { taken, offDays } = await school.register('tutor');
    expect(taken.map(({ date, status }) => [date, status])).toEqual([['2026-07-06', 'OPEN']]);
    expect(offDays).toEqual(['2026-07-05', '2026-07-08', '2026-07-12', '2026-07-19', '2026-07-26']);
  });

  it('holds every student of a class of 423, is marked and locked for all of them, and counts them so', async () => {
    await school.crowd(420);
    const { students } = await school.register('tutor');
    expect(students).toHaveLength(423);
    const ids = students.map(({ student }) => student);
    const { data } = await school.call<CellsSaved>('tutor', 'PUT', `${base}/register/cells`, {
      batchId: school.batch,
      cells: ids.map((studentId) => ({
        studentId,
        date: '2026-07-06',
        labelId: school.labels['A'],
        forenoon: true,
        afternoon: true,
      })),
    });
    expect(data).toEqual({ saved: 423, refused: [] });
    const day = await school.call<{ marks: number; locked: boolean }>('tutor', 'PUT', `${base}/register`, {
      batchId: school.batch,
      date: '2026-07-07',
      rows: ids.map((studentId) => ({
        studentId,
        labelId: school.labels['A'],
        forenoon: true,
        afternoon: true,
      })),
      action: 'SUBMIT',
    });
    expect(day.data).toMatchObject({ marks: 423, locked: true });
    const batches = await school.call<readonly { readonly students: number }[]>(
      'tutor',
      'GET',
      `${base}/batches`,
    );
    expect(batches.data.map((batch) => batch.students)).toEqual([423]);
    const office = <T>(path: string) => school.data<T>('office', 'GET', path);
    const filter = encodeURIComponent(JSON.stringify({ batch: school.batch, status: 'ACTIVE' }));
    const listed = await office<readonly unknown[]>(
      `setup/v1/studentEntity/getall?filter=${filter}&fields=["id"]`,
    );
    const numbered = await office<{ readonly students: readonly unknown[] }>(
      `setup/v1/StudentRollNumber/${school.batch}`,
    );
    const page = await office<{ readonly students: number }>(`setup/v1/Batch/get/${school.batch}`);
    expect([listed.length, numbered.students.length, page.students]).toEqual([423, 423, 423]);
  });

  it('keeps one mark of a child whom two tutors mark at once', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => school.mark('tutor', [[0, '2026-07-06', 'A']])),
      ...Array.from({ length: 5 }, () => school.mark('second', [[0, '2026-07-06', 'L']])),
    ]);
    expect(answers.map(({ data }) => data.saved)).toEqual(Array.from({ length: 10 }, () => 1));
    expect(await school.marks()).toHaveLength(1);
    const [held] = await school.inner.school.sql.query({
      text: `insert into attendance (student_id, batch_id, date, label_id)
        select student_id, batch_id, date, label_id from attendance on conflict do nothing returning id`,
    });
    expect(held).toBeUndefined();
  });

  it('sets a day as a whole: who is not named was there', async () => {
    await school.day('tutor', '2026-07-06', [
      [0, '2026-07-06', 'A'],
      [1, '2026-07-06', 'A'],
    ]);
    const { data } = await school.day('second', '2026-07-06', [
      [1, '2026-07-06', 'E', { reason: 'Wedding' }],
    ]);
    expect(data).toEqual({ marks: 1, locked: false, told: 0 });
    expect(await school.marks()).toEqual([[1, '2026-07-06', 'E']]);
    const wrong = await school.day('tutor', '2026-07-07', [
      [0, '2026-07-07', 'A'],
      [1, '2026-07-07', 'E'],
    ]);
    expect([wrong.status, await school.marks()]).toEqual([400, [[1, '2026-07-06', 'E']]]);
    const sunday = await school.day('tutor', '2026-07-05', []);
    expect(sunday.status).toBe(400);
  });

  it('is locked by hand and opened by the office alone (R28)', async () => {
    await school.day('tutor', '2026-07-06', [[0, '2026-07-06', 'A']], 'SUBMIT');
    const again = await school.day('tutor', '2026-07-06', []);
    expect([again.status, again.data]).toMatchObject([409, { code: 'REGISTER_LOCKED' }]);
    const cell = await school.mark('second', [[0, '2026-07-06', null]]);
    expect(cell.data.refused).toMatchObject([{ code: 'LOCKED' }]);
    const day = { batchId: school.batch, date: '2026-07-06' };
    expect((await school.call('tutor', 'POST', `${base}/register/unlock`, day)).status).toBe(403);
    expect((await school.call('office', 'POST', `${base}/register/unlock`, day)).status).toBe(201);
    expect((await school.mark('tutor', [[0, '2026-07-06', null]])).data).toEqual({ saved: 1, refused: [] });
    expect(await school.marks()).toEqual([]);
  });

  it('is locked after some days, but not for the office (R28)', async () => {
    await school.settings({ lockAfterDays: 2 });
    const days = [
      [0, '2026-07-13', 'A'],
      [1, '2026-07-11', 'A'],
    ] as const;
    expect((await school.mark('tutor', days)).data.refused).toMatchObject([
      { date: '2026-07-11', code: 'LOCKED' },
    ]);
    expect((await school.register('tutor')).locked).toContain('2026-07-11');
    expect((await school.mark('office', days)).data.refused).toEqual([]);
    const day = { batchId: school.batch, date: '2026-07-11' };
    await school.data('office', 'POST', `${base}/register/unlock`, day);
    expect((await school.mark('tutor', [[1, '2026-07-11', null]])).data.saved).toBe(1);
  });

  it('is marked by tutors, read by teachers, and not there for others', async () => {
    const statuses = async (who: Parameters<typeof school.mark>[0]) => [
      (await school.call(who, 'GET', `${base}/register?batchId=${school.batch}`)).status,
      (await school.mark(who, [[0, '2026-07-06', 'A']])).status,
    ];
    expect(await statuses('tutor')).toEqual([200, 200]);
    expect(await statuses('teacher')).toEqual([200, 409]);
    expect(await statuses('stranger')).toEqual([404, 404]);
    expect(await statuses('pupil')).toEqual([403, 403]);
    expect(await statuses('mother')).toEqual([403, 403]);
    const { data } = await school.call<{ id: number; mayMark: boolean }[]>(
      'teacher',
      'GET',
      `${base}/batches`,
    );
    expect(data.map(({ id, mayMark }) => [id, mayMark])).toEqual([[school.batch, false]]);
  });

  it('keeps who changed what in the history', async () => {
    await school.mark('tutor', [[0, '2026-07-06', 'A']]);
    await school.mark('second', [[0, '2026-07-06', 'E', { reason: 'Ill' }]]);
    await school.mark('second', [[0, '2026-07-06', null]]);
    const lines = await school.inner.school.sql.query({
      text: `select verb, changes -> 'label' as label from audit_entry where resource = 'attendance'
        and record_id = (select max(record_id) from audit_entry where resource = 'attendance') order by id`,
    });
    const { A, E } = school.labels;
    expect(lines).toEqual([
      { verb: 'create', label: [null, A] },
      { verb: 'update', label: [A, E] },
      { verb: 'delete', label: [E, null] },
    ]);
  });

  it('holds for what the office enters by itself', async () => {
    const save = (values: object) =>
      school.call('office', 'POST', `${base}/save`, {
        student: school.students[2],
        date: '2026-07-06',
        label: school.labels['A'],
        ...values,
      });
    expect((await save({ date: '2026-06-01' })).status).toBe(400);
    expect((await save({ date: '2026-07-05' })).status).toBe(400);
    expect((await save({})).data['batch']).toBe(school.batch);
    expect((await save({})).status).toBe(409);
  });
});
