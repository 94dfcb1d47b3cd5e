import { StudentSchool, type Saved } from './student-school.fixture.ts';

const base = 'setup/v1/studentEntity';

describe('the admission of a student', () => {
  let at: StudentSchool;

  beforeAll(async () => {
    at = await StudentSchool.open();
    await at.school.data('PUT', 'setup/v1/StudentSettings/update', { firstNumber: 'STU0098' });
  });
  afterAll(() => at.close());

  const numberOf = async (student: number): Promise<unknown> => (await at.read(student))['admissionNumber'];
  it('gives the next number, and the next free one for one that is taken (R1)', async () => {
    const first = await at.admit('10-A');
    expect(await numberOf(first)).toBe('STU0098');
    expect(await at.school.data('GET', `${base}/nextAdmissionNumber`)).toBe('STU0099');
    expect(await numberOf(await at.admit('10-A'))).toBe('STU0099');
    expect(await numberOf(await at.admit('10-A', { admissionNumber: 'stu0099' }))).toBe('STU0100');
    expect(await numberOf(await at.admit('10-A', { admissionNumber: 'SPECIAL-7' }))).toBe('SPECIAL-7');
    expect(await numberOf(await at.admit('10-A'))).toBe('SPECIAL-8');
  });

  it('gives 20 parallel admissions 20 different numbers (R1)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => at.school.call('POST', `${base}/save`, at.student('11-B'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const numbers = answers.map(({ data }) => data['admissionNumber']);
    expect(new Set(numbers).size).toBe(20);
  });

  it.each(['0', 'admin', 'ADMIN', '10/A', 'a b'])('refuses the number %s', async (admissionNumber) => {
    const answer = await at.school.call('POST', `${base}/save`, at.student('10-A', { admissionNumber }));
    expect([answer.status, answer.data['errors']]).toMatchObject([400, [{ field: 'admissionNumber' }]]);
  });

  it('asks for a number where admissions do not number themselves, and takes none twice', async () => {
    await at.school.data('PUT', 'setup/v1/StudentSettings/update', { autoNumber: false });
    for (const admissionNumber of [undefined, 'STU0098']) {
      const answer = await at.school.call('POST', `${base}/save`, at.student('10-A', { admissionNumber }));
      expect([answer.status, answer.data['errors']]).toMatchObject([
        expect.any(Number),
        [{ field: 'admissionNumber' }],
      ]);
      expect(answer.status).toBeLessThan(410);
    }
    await at.school.data('PUT', 'setup/v1/StudentSettings/update', { autoNumber: true });
  });

  it('makes the account of the student, which follows the number, and those of the guardians (R3)', async () => {
    const guardian = (firstName: string): Promise<Saved> =>
      at.school.data<Saved>('POST', 'setup/v1/Guardian/save', { firstName });
    const [father, mother, uncle] = [await guardian('Ali'), await guardian('Sana'), await guardian('Omar')];
    const line = (id: number, more: object = {}) => ({ guardian: id, relation: at.relation, ...more });
    const student = await at.admit('10-A', {
      admissionNumber: 'F1',
      guardians: [
        line(father.id, { immediateContact: true }),
        line(mother.id),
        line(uncle.id, { portalAccess: false }),
      ],
    });
    expect(await at.accounts(student)).toEqual([
      { username: 'F1', blocked: false },
      { username: 'pF1', blocked: false },
      { username: 'pF1-2', blocked: false },
    ]);
    await at.school.data('PUT', `${base}/update/${student}`, { admissionNumber: 'F1b' });
    expect((await at.accounts(student))[0]).toEqual({ username: 'F1b', blocked: false });
    const brother = await at.admit('10-A', { guardians: [line(father.id)] });
    expect((await at.accounts(brother)).map(({ username }) => username)).toContain('pF1');
  });

  it('knows one immediate contact, each guardian once', async () => {
    const { id } = await at.school.data<Saved>('POST', 'setup/v1/Guardian/save', { firstName: 'Twice' });
    const twice = { guardian: id, relation: at.relation };
    const answer = await at.school.call(
      'POST',
      `${base}/save`,
      at.student('10-A', { guardians: [twice, twice] }),
    );
    expect(answer.status).toBe(409);
  });

  it('fills a batch with no more students than it has places, unless who may says so', async () => {
    await at.school.data('PUT', `setup/v1/Batch/update/${at.ids['10-B']}`, { capacity: 3 });
    const admit = (confirm?: string, as = 'ADMIN') =>
      at.school.call('POST', `${base}/save`, at.student('10-B'), {
        as,
        headers: confirm === undefined ? {} : { 'x-confirm': confirm },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, () => admit()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ data }) => data['code']))).toEqual(new Set(['BATCH_FULL']));
    const asked = await admit('ask');
    expect([asked.status, asked.data['code'], asked.message]).toEqual([
      409,
      'CONFIRM',
      '10 B has 3 places and would have 4 students.',
    ]);
    for (const confirm of [undefined, 'ask', 'agreed']) {
      const { status, data } = await admit(confirm, 'EMPLOYEE:Admission');
      expect([confirm, status, data['code']]).toEqual([confirm, 409, 'BATCH_FULL']);
    }
    expect((await admit('agreed', 'EMPLOYEE:Admission,BatchManagement')).status).toBe(201);
    expect((await admit('agreed')).status).toBe(201);
  });

  it('begins the history of batches, and lets nobody change the batch by hand', async () => {
    const student = await at.admit('10-A');
    expect(await at.enrolments(student)).toEqual([['10-A', null, null]]);
    const answer = await at.school.call('PUT', `${base}/update/${student}`, { batch: at.ids['11-A'] });
    expect([answer.status, answer.data['code']]).toEqual([409, 'TRANSFER']);
    const course = (await at.batch('11-A'))['course'];
    const moved = await at.school.call('PUT', `setup/v1/Batch/update/${at.ids['10-A']}`, { course });
    expect([moved.status, moved.data['code']]).toEqual([409, 'HAS_STUDENTS']);
  });
});
