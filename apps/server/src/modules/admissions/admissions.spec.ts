import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;
const apply = 'setup/v1/Applicant';

describe('from a call to a place in a class', () => {
  let at: StudentSchool;
  let course: number;
  let opening: number;

  const save = async (base: string, values: object): Promise<number> =>
    (await at.school.data<Saved>('POST', `setup/v1/${base}/save`, values)).id;
  const read = (base: string, id: unknown): Promise<Row> =>
    at.school.data<Row>('GET', `setup/v1/${base}/get/${String(id)}`);
  const move = (base: string, name: string, id: unknown, asked: object = {}) =>
    at.school.call('POST', `setup/v1/${base}/transition/${name}/${String(id)}`, asked);
  const child = (values: object = {}): object => ({
    opening,
    applicationDate: '2026-06-01',
    firstName: 'Zara',
    lastName: 'Malik',
    dateOfBirth: '2015-05-17',
    gender: 'FEMALE',
    ...values,
  });
  const applicant = (values: object = {}): Promise<number> => save('Applicant', child(values));
  const admit = (id: number, batch: number = at.ids['10-A']) =>
    move('Applicant', 'admit', id, { batch, admittedOn: '2026-06-02' });

  beforeAll(async () => {
    at = await StudentSchool.open();
    await at.school.data('PUT', 'setup/v1/StudentSettings/update', { firstNumber: 'S001' });
    course = Number((await at.batch('10-A'))['course']);
    const year = await save('AcademicSetup', {
      name: 'Next',
      startDate: '2027-04-01',
      endDate: '2028-03-31',
    });
    await save('FinancialYears', { name: '2026-27', startDate: '2026-04-01', endDate: '2027-03-31' });
    const window = { openFrom: '2026-01-01', openTo: '2026-08-31' };
    opening = await save('RegistrationCourse', {
      course,
      academicYear: year,
      ...window,
      seats: 4,
      applicationFee: '500.00',
      minAge: 5,
      maxAge: 14,
    });
  });
  afterAll(() => at.close());

  it('takes what was said on the telephone through to the student, typed once', async () => {
    expect((await read('RegistrationCourse', opening))['name']).toBe('Grade 10 · Next');
    const enquiry = await save('ApplicantEnquiry', {
      opening,
      firstName: 'Zara',
      lastName: 'Malik',
      gender: 'FEMALE',
      guardianName: 'Sana Tariq Malik',
      relation: at.relation,
      mobile: '+92 300 1234567',
      askedOn: '2026-05-20',
    });
    await at.school.data('POST', 'setup/v1/ApplicantEnquiry/action/noteContact', {
      ids: [enquiry],
      input: { mode: 'CALL', note: 'Sends the papers', nextOn: '2099-01-01' },
    });
    expect(await read('ApplicantEnquiry', enquiry)).toMatchObject({
      status: 'CONTACTED',
      nextFollowUpOn: '2099-01-01',
      contacts: 1,
    });
    const asked = { opening, dateOfBirth: '2015-05-17', gender: 'FEMALE' };
    expect((await move('ApplicantEnquiry', 'apply', enquiry, asked)).status).toBe(200);
    const { applicant: id, status } = await read('ApplicantEnquiry', enquiry);
    expect(status).toBe('CONVERTED');
    const paper = await save('StudentDocumentCategories', { name: 'Birth certificate', isRequired: true });
    await save('StudentDocument', { applicant: id, category: paper, receivedOn: '2026-05-21' });
    const [teacher] = await at.school.addEmployees(1, '600000.00');
    await move('Applicant', 'invite', id, {
      interviewAt: '2026-05-25T09:00:00Z',
      interviewer: teacher,
    });
    await move('Applicant', 'assess', id, { isCleared: true, score: '82.50', interviewNote: 'Reads well' });
    await at.school.data('POST', `${apply}/action/payFee`, {
      ids: [id],
      input: { paidOn: '2026-05-25', paymentMode: 'CASH' },
    });
    await move('Applicant', 'offer', id, { offeredUntil: '2099-01-01' });
    expect((await admit(Number(id))).status).toBe(200);
    const done = await read('Applicant', id);
    expect(done).toMatchObject({ status: 'ADMITTED', feePaid: '500.00', batch: at.ids['10-A'] });
    const student = await at.read(Number(done['student']));
    expect(student).toMatchObject({
      firstName: 'Zara',
      dateOfBirth: '2015-05-17',
      mobile: '+923001234567',
      batch: at.ids['10-A'],
      admissionDate: '2026-06-02',
    });
    expect(student['guardians']).toMatchObject([{ relation: at.relation, immediateContact: true }]);
    const papers = await at.school.data<readonly Row[]>(
      'GET',
      `setup/v1/StudentDocument/getall?filter={"student":${String(done['student'])}}`,
    );
    expect(papers).toMatchObject([{ applicant: id, category: paper }]);
  });

  it('links a brother to the guardians of the family instead of making them anew', async () => {
    const [first] = await at.school.data<readonly Row[]>(
      'GET',
      'setup/v1/studentEntity/getall?filter={"firstName":"Zara"}',
    );
    const again = { firstName: 'Sana Tariq', relation: at.relation, mobile: '+92 300 1234567' };
    const id = await applicant({
      firstName: 'Bilal',
      gender: 'MALE',
      sibling: first?.['id'],
      guardians: [again],
    });
    expect((await admit(id)).status).toBe(200);
    const student = await at.read(Number((await read('Applicant', id))['student']));
    const zara = await at.read(Number(first?.['id']));
    const guardians = (row: Row) => (row['guardians'] as readonly Row[]).map(({ guardian }) => guardian);
    expect(guardians(student)).toEqual(guardians(zara));
  });

  it.each([
    ['2021-09-01', 'TOO_YOUNG', 'dateOfBirth'],
    ['2011-08-31', 'TOO_OLD', 'dateOfBirth'],
    ['2021-08-31', undefined, undefined],
  ])(
    'R31: counts the age of a child born on %s on the last day of applications',
    async (dateOfBirth, code, field) => {
      const answer = await at.school.call('POST', `${apply}/save`, child({ firstName: 'Age', dateOfBirth }));
      if (code === undefined) expect(answer.status).toBe(201);
      else expect([answer.status, answer.data['errors']]).toMatchObject([400, [{ field, code }]]);
    },
  );

  it('R31: takes nobody twice, nobody out of time, and offers the batches of the course alone', async () => {
    await applicant({ firstName: 'Once' });
    expect((await at.school.call('POST', `${apply}/save`, child({ firstName: 'once ' }))).status).toBe(409);
    const late = await at.school.call(
      'POST',
      `${apply}/save`,
      child({ firstName: 'Late', applicationDate: '2025-12-31' }),
    );
    expect([late.status, late.data['errors']]).toMatchObject([400, [{ field: 'applicationDate' }]]);
    const id = await applicant({ firstName: 'Where' });
    const offered = await at.school.data<readonly Saved[]>(
      'GET',
      `${apply}/transition/admit/options/batch?record=[${id}]`,
    );
    expect(offered.map((one) => one.id).sort()).toEqual([at.ids['10-A'], at.ids['10-B']].sort());
    const other = await admit(id, at.ids['11-A']);
    expect([other.status, other.data['errors']]).toMatchObject([400, [{ field: 'batch' }]]);
  });

  it('R31: gives the last two places once, however many ask at the same moment', async () => {
    const ids: number[] = [];
    for (const firstName of ['A', 'B', 'C', 'D', 'E']) ids.push(await applicant({ firstName }));
    const answers = await Promise.all(ids.map((id) => admit(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.data['code'], refused?.message]).toEqual([
      'SEATS_TAKEN',
      'All 4 places in Grade 10 · Next are taken.',
    ]);
  });

  it('R31: takes no application below the least result in the school before', async () => {
    const terms = (minScore: string | null) =>
      at.school.data('PUT', `setup/v1/RegistrationCourse/update/${opening}`, { minScore });
    await terms('60');
    const send = (previous: object | undefined) =>
      at.school.call('POST', `${apply}/save`, child({ firstName: 'Score', previous }));
    for (const [previous, message] of [
      [undefined, 'Grade 10 · Next requires the result from the previous school.'],
      [{ institution: 'City School' }, 'Grade 10 · Next requires the result from the previous school.'],
      [{ percentage: '59.99' }, 'Grade 10 · Next requires at least 60.00 percent.'],
    ] as const) {
      const refused = await send(previous);
      expect([refused.status, refused.data['errors']]).toMatchObject([
        400,
        [{ field: 'previous.percentage', message }],
      ]);
    }
    const taken = await send({ percentage: '60' });
    expect(taken.status).toBe(201);
    const id = Number(taken.data['id']);
    const change = (previous: object) => at.school.call('PUT', `${apply}/update/${id}`, { previous });
    expect((await change({ percentage: '59.99' })).status).toBe(400);
    expect((await change({ institution: 'City School', percentage: '75' })).status).toBe(200);
    const enquiry = await save('ApplicantEnquiry', {
      opening,
      firstName: 'Called',
      lastName: 'Malik',
      guardianName: 'Sana Malik',
      mobile: '+92 300 7654321',
      gender: 'MALE',
    });
    const asked = { opening, dateOfBirth: '2015-05-17', gender: 'MALE' };
    expect((await move('ApplicantEnquiry', 'apply', enquiry, asked)).status).toBe(400);
    expect((await move('ApplicantEnquiry', 'apply', enquiry, { ...asked, percentage: '60' })).status).toBe(
      200,
    );
    await terms(null);
  });

  it('R31: holds back a place where papers, test and fee are asked for, and otherwise asks', async () => {
    await at.school.data('PUT', `setup/v1/RegistrationCourse/update/${opening}`, {
      seats: 100,
      isStrict: true,
    });
    const id = await applicant({ firstName: 'Strict' });
    expect((await admit(id)).data['code']).toBe('PAPERS_MISSING');
    await at.school.data('PUT', `setup/v1/RegistrationCourse/update/${opening}`, { isStrict: false });
    const path = `${apply}/transition/admit/${id}`;
    const body = { batch: at.ids['10-A'], admittedOn: '2026-06-02' };
    const asked = await at.school.call('POST', path, body, { headers: { 'x-confirm': 'ask' } });
    expect([asked.status, asked.message]).toEqual([409, 'Documents are missing: Birth certificate.']);
    expect((await admit(id)).status).toBe(200);
    expect((await move('Applicant', 'discard', id, { discardReason: 'Too late' })).status).toBe(409);
  });

  it('R31: takes up again who was discarded, while who has a place keeps it', async () => {
    const id = await applicant({ firstName: 'Back' });
    expect((await move('Applicant', 'discard', id, { discardReason: 'Moved away' })).status).toBe(200);
    expect((await admit(id)).status).toBe(409);
    expect((await move('Applicant', 'restore', id)).status).toBe(200);
    expect((await read('Applicant', id))['status']).toBe('PENDING');
    expect((await admit(id)).status).toBe(200);
    expect((await move('Applicant', 'restore', id)).status).toBe(409);
    await at.school.data('PUT', `setup/v1/RegistrationCourse/update/${opening}`, { active: false });
    const closed = await at.school.call('POST', `${apply}/save`, child({ firstName: 'Closed' }));
    expect([closed.status, closed.data['errors']]).toMatchObject([400, [{ field: 'opening' }]]);
    await at.school.data('PUT', `setup/v1/RegistrationCourse/update/${opening}`, { active: true });
  });

  it('shows the funnel in figures, each of them the rows behind it', async () => {
    const page = await at.school.data<{ rows: readonly Row[]; totals: Row }>(
      'GET',
      'setup/v1/report/admissionFunnel',
    );
    const count = async (base: string, filter: object): Promise<number> =>
      (
        await at.school.data<readonly Row[]>(
          'GET',
          `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify({ opening, ...filter }))}`,
        )
      ).length;
    expect(page.rows).toMatchObject([
      {
        course: 'Grade 10 · Next',
        enquiries: await count('ApplicantEnquiry', {}),
        applications: await count('Applicant', {}),
        interviewed: 1,
        offered: 1,
        admitted: await count('Applicant', { status: 'ADMITTED' }),
        fees: '500.00',
      },
    ]);
  });

  it('opens the fee again when its receipt is cancelled', async () => {
    const [paid] = await at.school.data<readonly Row[]>(
      'GET',
      `${apply}/getall?filter=${encodeURIComponent('{"receipt_empty":false}')}`,
    );
    const [receipt] = await at.school.data<readonly Row[]>(
      'GET',
      `finance/v1/receipts/getall?filter=${encodeURIComponent(JSON.stringify({ receiptNo: paid?.['receipt'] }))}`,
    );
    expect(receipt).toMatchObject({ total: '500.00', payeeName: 'Zara Malik' });
    const cancelled = await at.school.call(
      'POST',
      `finance/v1/receipts/transition/cancel/${String(receipt?.['id'])}`,
      { cancelReason: 'Typed wrongly' },
    );
    expect(cancelled.status).toBe(200);
    expect(await read('Applicant', paid?.['id'])).toMatchObject({ feePaid: '0.00', receipt: null });
  });
});
