import { StudentSchool } from './student-school.fixture.ts';
import { TransferClock } from './transfer-clock.ts';

const revert = 'setup/v1/BatchTransfer';

describe('batch transfers', () => {
  let at: StudentSchool;

  beforeAll(async () => {
    at = await StudentSchool.open();
  });
  beforeEach(() => at.begin());
  afterAll(() => at.close());

  it('move whom they name, keep the history, and close the batch when nobody is left (R4)', async () => {
    const [s1, s2, s3] = [await at.admit('10-A'), await at.admit('10-A'), await at.admit('10-A')];
    await at.school.data('PUT', `setup/v1/StudentRollNumber/${at.ids['10-A']}`, {
      numbers: [{ student: s1, number: '10A-01' }],
    });
    const moved = await at.transfer('10-A', '11-A', [s1, s2]);
    expect([moved.status, moved.data['deactivatedSource']]).toEqual([201, false]);
    expect(await at.batch('10-A')).toMatchObject({ active: true, students: 1 });
    expect(await at.batch('11-A')).toMatchObject({ active: true, students: 2 });
    expect(await at.read(s1)).toMatchObject({ batch: at.ids['11-A'], rollNumber: null });
    expect(await at.enrolments(s1)).toEqual([
      ['10-A', '10A-01', 'TRANSFERRED'],
      ['11-A', null, null],
    ]);
    const last = await at.transfer('10-A', '11-A', [s3]);
    expect(last.data['deactivatedSource']).toBe(true);
    expect(await at.batch('10-A')).toMatchObject({ active: false, students: 0 });
  });

  it('are taken back for each student as a whole, as far as nothing hangs on the new batch (R5)', async () => {
    const [s1, s2] = [await at.admit('10-A'), await at.admit('10-A')];
    await at.school.data('PUT', `setup/v1/StudentRollNumber/${at.ids['10-A']}`, {
      numbers: [{ student: s1, number: '10A-01' }],
    });
    const { data } = await at.transfer('10-A', '11-A', [s1, s2]);
    const group = await at.school.data<{ id: number }>('POST', 'setup/v1/ElectiveGroup/save', {
      batch: at.ids['11-A'],
      name: 'Languages',
    });
    const subject = await at.school.data<{ id: number }>('POST', 'setup/v1/Subject/save', {
      batch: at.ids['11-A'],
      name: 'French',
      code: 'FR',
      electiveGroup: group.id,
    });
    await at.school.data('PUT', `setup/v1/StudentElective/subject/${subject.id}`, { students: [s2] });
    const path = `${revert}/${String(data['id'])}`;
    expect(await at.school.data('GET', `${path}/students`)).toMatchObject([
      { id: s1, reasons: [] },
      { id: s2, reasons: ['electives: 1'] },
    ]);
    expect(await at.school.data('POST', `${path}/revert`, { students: [s1, s2] })).toEqual({
      reverted: [s1],
      refused: [{ student: s2, reasons: ['electives: 1'] }],
      withoutNumber: [],
    });
    expect(await at.read(s1)).toMatchObject({ batch: at.ids['10-A'], rollNumber: '10A-01' });
    expect(await at.batch('10-A')).toMatchObject({ active: true, students: 1 });
    expect(await at.enrolments(s1)).toEqual([
      ['10-A', '10A-01', null],
      ['11-A', null, 'REVERTED'],
    ]);
    const again = await at.school.call('POST', `${path}/revert`, { students: [s1, s2] });
    expect([again.status, again.data['code']]).toEqual([409, 'REFUSED']);
  });

  it('are not taken back for whom a bill, a register or marks of the new batch are there (R5)', async () => {
    const [billed, marked, examined, free] = [
      await at.admit('10-A'),
      await at.admit('10-A'),
      await at.admit('10-A'),
      await at.admit('10-A'),
    ];
    const { data } = await at.transfer('10-A', '11-A', [billed, marked, examined, free]);
    const [batch, day] = [at.ids['11-A'], '2026-07-14'];
    const write = (text: string, ...values: readonly unknown[]) => at.school.sql.query({ text, values });
    await write(
      `WITH label AS (INSERT INTO attendance_label (name, code, kind) VALUES ('Gone', 'G', 'ABSENT') RETURNING id)
        INSERT INTO attendance (student_id, batch_id, date, label_id) SELECT $1, $2, $3, id FROM label`,
      marked,
      batch,
      day,
    );
    await write(
      `WITH subject AS (INSERT INTO subject (batch_id, name, code) VALUES ($2, 'Physics', 'PHY') RETURNING id),
          exams AS (INSERT INTO exam_group (batch_id, name) VALUES ($2, 'First') RETURNING id),
          paper AS (INSERT INTO exam (exam_group_id, batch_id, subject_id, date, start_time, end_time)
            SELECT exams.id, $2, subject.id, $3, '09:00', '11:00' FROM exams, subject RETURNING id, exam_group_id)
        INSERT INTO exam_score (exam_id, exam_group_id, student_id) SELECT id, exam_group_id, $1 FROM paper`,
      examined,
      batch,
      day,
    );
    await write(
      `WITH books AS (INSERT INTO financial_year (name, start_date, end_date)
            VALUES ('2026-27', '2026-04-01', '2027-03-31') RETURNING id),
          fee AS (INSERT INTO fee_category (name, financial_year_id) SELECT 'Tuition', id FROM books RETURNING id),
          part AS (INSERT INTO fee_collection (name, category_id, start_date, end_date, due_date)
            SELECT 'Term', id, $3, $3, $3 FROM fee RETURNING id)
        INSERT INTO student_fee (student_id, collection_id, batch_id, due_date) SELECT $1, id, $2, $3 FROM part`,
      billed,
      batch,
      day,
    );
    const path = `${revert}/${String(data['id'])}`;
    const rows = await at.school.data<readonly object[]>('GET', `${path}/students`);
    expect(rows).toMatchObject([
      { id: billed, reasons: ['fees: 1'] },
      { id: marked, reasons: ['attendance: 1'] },
      { id: examined, reasons: ['marks: 1'] },
      { id: free, reasons: [] },
    ]);
  });

  it('come back without the number that somebody else has meanwhile', async () => {
    const [s1, s2] = [await at.admit('10-A'), await at.admit('10-A')];
    const numbers = `setup/v1/StudentRollNumber/${at.ids['10-A']}`;
    await at.school.data('PUT', numbers, { numbers: [{ student: s1, number: '1' }] });
    const { data } = await at.transfer('10-A', '11-A', [s1]);
    await at.school.data('PUT', numbers, { numbers: [{ student: s2, number: '1' }] });
    const answer = await at.school.data('POST', `${revert}/${String(data['id'])}/revert`, { students: [s1] });
    expect(answer).toMatchObject({ reverted: [s1], withoutNumber: [s1] });
    expect(await at.read(s1)).toMatchObject({ rollNumber: null });
  });

  it('are refused into the same, a closed and an earlier batch, and for strangers', async () => {
    const [s1, other] = [await at.admit('10-A'), await at.admit('11-B')];
    expect((await at.transfer('10-A', '10-A', [s1])).status).toBe(400);
    const stranger = await at.transfer('10-A', '11-A', [s1, other]);
    expect([stranger.status, stranger.data['errors']]).toMatchObject([400, [{ field: 'items[1].student' }]]);
    expect((await at.transfer('10-A', '11-A', [s1, s1])).status).toBe(400);
    await at.school.data('PUT', `setup/v1/Batch/update/${at.ids['11-A']}`, { active: false });
    expect((await at.transfer('10-A', '11-A', [s1])).data['code']).toBe('INACTIVE');
    expect(await at.read(s1)).toMatchObject({ batch: at.ids['10-A'] });
  });

  it('stay as they were made, apart from the note', async () => {
    const [s1, s2] = [await at.admit('10-A'), await at.admit('10-A')];
    const { data } = await at.transfer('10-A', '11-A', [s1]);
    const path = `${revert}/update/${String(data['id'])}`;
    expect((await at.school.call('PUT', path, { note: 'End of the year' })).status).toBe(200);
    expect((await at.school.call('PUT', path, { toBatch: at.ids['11-B'] })).data['code']).toBe('DONE');
    expect((await at.school.call('PUT', path, { items: [{ student: s2 }] })).data['code']).toBe('DONE');
  });

  it('of the same students at once move everybody once', async () => {
    const students = [await at.admit('10-A'), await at.admit('10-A')];
    const answers = await Promise.all([
      at.transfer('10-A', '11-A', students),
      at.transfer('10-A', '11-B', students),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    for (const student of students) {
      expect((await at.enrolments(student)).filter(([, , reason]) => reason === null)).toHaveLength(1);
    }
  });

  it('into a batch that has not begun yet is asked about, because the registers lose the students at once', async () => {
    const student = await at.admit('10-A');
    await at.school.data('PUT', `setup/v1/Batch/update/${at.ids['10-B']}`, { startDate: '2026-08-01' });
    const asked = await at.transfer('10-A', '10-B', [student], { 'x-confirm': 'ask' });
    expect(asked).toMatchObject({ status: 409, data: { code: 'CONFIRM', reason: 'beginsLater' } });
    expect((await at.transfer('10-A', '10-B', [student])).status).toBeLessThan(300);
  });

  describe('for a day to come', () => {
    const day = '2027-04-01';
    const plan = (students: readonly number[], headers = {}) =>
      at.transfer('10-A', '11-A', students, headers, day);
    const clock = (today: string) => at.school.application.get(TransferClock).runFor('main', today);
    const state = async (id: unknown) =>
      (await at.school.data<Record<string, unknown>>('GET', `${revert}/get/${String(id)}`))['state'];
    const statuses = (id: unknown) =>
      at.school.sql.query<{ status: string }>({
        text: `SELECT status FROM batch_transfer_item WHERE batch_transfer_id = ${Number(id)} ORDER BY id`,
      });

    it('leave the students where they are, and move them on that day', async () => {
      const [s1, s2] = [await at.admit('10-A'), await at.admit('10-A')];
      const { status, data } = await plan([s1, s2]);
      expect([status, data['state'], data['deactivatedSource']]).toEqual([201, 'PLANNED', false]);
      await clock('2027-03-31');
      expect(await at.read(s1)).toMatchObject({ batch: at.ids['10-A'] });
      expect(await at.enrolments(s1)).toEqual([['10-A', null, null]]);
      await clock(day);
      expect(await at.read(s1)).toMatchObject({ batch: at.ids['11-A'] });
      expect(await at.enrolments(s2)).toEqual([
        ['10-A', null, 'TRANSFERRED'],
        ['11-A', null, null],
      ]);
      expect(await state(data['id'])).toBe('DONE');
      expect(await at.batch('10-A')).toMatchObject({ active: false, students: 0 });
      await clock(day);
      expect(await at.enrolments(s2)).toHaveLength(2);
    });

    it('leave out who is not in the batch any more, and are called off when nobody is', async () => {
      const [s1, s2] = [await at.admit('10-A'), await at.admit('10-A')];
      const { data } = await plan([s1, s2]);
      await at.transfer('10-A', '10-B', [s1]);
      await clock(day);
      expect(await statuses(data['id'])).toEqual([{ status: 'LEFT_OUT' }, { status: 'DONE' }]);
      expect(await at.read(s1)).toMatchObject({ batch: at.ids['10-B'] });
      await at.begin();
      const s3 = await at.admit('10-A');
      const other = await plan([s3]);
      await at.transfer('10-A', '11-B', [s3]);
      await clock(day);
      expect(await state(other.data['id'])).toBe('CANCELLED');
      expect(await at.read(s3)).toMatchObject({ batch: at.ids['11-B'] });
    });

    it('are called off or carried out before, and stand once for each student', async () => {
      const student = await at.admit('10-A');
      const { data } = await plan([student]);
      const again = await plan([student]);
      expect([again.status, again.data['errors']]).toMatchObject([400, [{ field: 'items[0].student' }]]);
      const act = (id: unknown, name: string) =>
        at.school.call('POST', `${revert}/transition/${name}/${String(id)}`, {});
      expect((await act(data['id'], 'callOff')).status).toBeLessThan(300);
      expect(await statuses(data['id'])).toEqual([{ status: 'LEFT_OUT' }]);
      await clock(day);
      expect(await at.read(student)).toMatchObject({ batch: at.ids['10-A'] });
      const second = await plan([student]);
      expect(second.status).toBe(201);
      expect((await act(second.data['id'], 'takeEffect')).status).toBeLessThan(300);
      expect(await at.read(student)).toMatchObject({ batch: at.ids['11-A'] });
      const back = await at.school.data('POST', `${revert}/${String(second.data['id'])}/revert`, {
        students: [student],
      });
      expect(back).toMatchObject({ reverted: [student] });
    });
  });
});
