import { StudentSchool } from './student-school.fixture.ts';

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
});
