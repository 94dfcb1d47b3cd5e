import { pdfText } from '../../../test/pdf-text.ts';
import type { Answer } from '../../../test/payroll-school.ts';
import { FeeSchool } from '../fees/fee-school.fixture.ts';
import type { StudentSchool, Saved } from '../students/student-school.fixture.ts';

type Row = Readonly<Record<string, unknown>>;
type Body = Readonly<Record<string, unknown>>;

const base = 'setup/v1/TransferCertificate';
const words = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s/g, '');

describe('transfer certificates (R29)', () => {
  let fees: FeeSchool;
  let at: StudentSchool;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, as = 'ADMIN') =>
    at.school.call(method, path, body, { as });
  const draft = async (student: number, values: Body = {}): Promise<number> => {
    const body = { student, leavingDate: '2026-05-04', leavingReason: 'Moves away', ...values };
    const { id } = await at.school.data<Saved>('POST', `${base}/save`, body);
    return id;
  };
  const issue = (id: number, values: Body = {}): Promise<Answer> =>
    call('POST', `${base}/transition/issue/${id}`, { issuedOn: '2026-05-04', ...values });
  const read = (id: number): Promise<Row> => at.school.data<Row>('GET', `${base}/get/${id}`);
  const print = async (id: number): Promise<string> =>
    words((await call('GET', `setup/v1/document/transferCertificate/${id}`)).raw);
  const settings = (values: Body): Promise<Answer> => call('PUT', 'setup/v1/TcSettings/update', values);

  beforeAll(async () => {
    fees = await FeeSchool.open();
    ({ at } = fees);
    const year = { name: 'Year', startDate: '2026-04-01', endDate: '2027-03-31' };
    await at.school.data('POST', 'setup/v1/AcademicSetup/save', year);
  });
  afterAll(() => at.close());

  it('are drafts without a number, filled from the records', async () => {
    const student = await at.admit('10-A', { firstName: 'Ali', lastName: 'Khan', birthPlace: 'Lahore' });
    const id = await draft(student, { activities: 'Chess' });
    expect(await read(id)).toMatchObject({
      status: 'DRAFT',
      number: null,
      studentName: 'Ali Khan',
      birthWords: 'Seventeenth May Two Thousand Eleven',
      birthPlace: 'Lahore',
      classLastStudied: '10 A',
      activities: 'Chess',
    });
    expect(await print(id)).toContain('DRAFT');
    const again = await call('POST', `${base}/save`, {
      student,
      leavingDate: '2026-05-04',
      leavingReason: 'Again',
    });
    expect(again.status).toBe(409);
    expect((await call('DELETE', `${base}/delete/${id}`)).status).toBe(200);
  });

  it('take the student out of the batch, as leaving always does', async () => {
    const student = await at.admit('10-A');
    const id = await draft(student);
    const answer = await issue(id);
    expect([answer.status, answer.message]).toEqual([200, answer.message]);
    expect((await at.read(student))['status']).toBe('LEFT');
    expect((await at.enrolments(student)).at(-1)?.[2]).toBe('LEFT');
    expect(await read(id)).toMatchObject({ status: 'ISSUED', number: 'TC/2026-27/0001', revision: 1 });
    expect((await call('DELETE', `${base}/delete/${id}`)).status).toBe(409);
  });

  it('keep their number when issued again, also that of one that was revoked', async () => {
    const students = await Promise.all([at.admit('10-A'), at.admit('10-A')]);
    const [first = 0, second = 0] = [await draft(students[0] ?? 0), await draft(students[1] ?? 0)];
    await issue(first);
    const { code, number } = await read(first);
    const asked = { changeReason: 'The name was spelt wrong', isDuplicate: true };
    expect((await call('POST', `${base}/transition/regenerate/${first}`, {})).status).toBe(400);
    expect((await call('POST', `${base}/transition/regenerate/${first}`, asked)).status).toBe(200);
    expect(await read(first)).toMatchObject({ status: 'REGENERATED', number, revision: 2 });
    const paper = await print(first);
    expect(paper).toContain('DUPLICATE');
    expect(paper).toContain('revision2');
    const kept = await at.school.sql.query<{ revision: number }>({
      text: `select revision from issued_paper where resource = 'transferCertificate' and record_id = $1 order by 1`,
      values: [first],
    });
    expect(kept.map(({ revision }) => revision)).toEqual([1, 2]);
    await call('POST', `${base}/transition/cancel/${first}`, { cancelReason: 'Came back' });
    const answer = await at.school.call('GET', `public/v1/verify/${String(code)}`);
    expect(answer.data).toMatchObject({ kind: 'TRANSFER_CERTIFICATE', number, status: 'REVOKED' });
    await issue(second);
    expect((await read(second))['number']).not.toBe(number);
  });

  it('get twenty numbers in a row when twenty are issued at once', async () => {
    await settings({ numberPrefix: 'P/{YEAR}/', numberStart: 1 });
    const ids: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) ids.push(await draft(await at.admit('10-B')));
    const answers = await Promise.all(ids.map((id) => issue(id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const rows = await Promise.all(ids.map((id) => read(id)));
    const numbers = rows.map(({ number }) => String(number)).toSorted();
    expect(numbers).toEqual(ids.map((_, turn) => `P/2026-27/${String(turn + 1).padStart(4, '0')}`));
  });

  it('wait for what is open, and a refusal takes no number and leaves the student here', async () => {
    const { student, bill } = await fees.billed();
    const id = await draft(student);
    const answer = await issue(id);
    expect([answer.status, answer.data['code']]).toEqual([409, 'NOT_CLEARED']);
    expect(answer.message).toContain('Fees 12435.00');
    expect((await at.read(student))['status']).toBe('ACTIVE');
    const view = await call('GET', `setup/v1/view/leavingClearance?student=${student}`);
    expect(view.data['rows']).toMatchObject([
      { area: 'Fees', state: 'Open', open: '1', amount: '12435.00' },
      { area: 'Library books', state: 'Clear' },
      { area: 'Library fines', state: 'Clear' },
      { area: 'Stores', state: 'Clear' },
      { area: 'Hostel', state: 'Clear' },
    ]);
    await fees.pay(student, bill, '12435.00');
    expect((await issue(id)).status).toBe(200);
  });

  it('are numbered by hand where the school wants it so', async () => {
    await settings({ autoNumber: false });
    const id = await draft(await at.admit('10-A'));
    const none = await issue(id);
    expect([none.status, none.data['errors']]).toMatchObject([400, [{ field: 'number' }]]);
    expect((await issue(id, { number: 'OLD-77' })).status).toBe(200);
    const other = await draft(await at.admit('10-A'));
    expect((await issue(other, { number: 'OLD-77' })).status).toBe(409);
    await settings({ autoNumber: true });
  });

  it('are for those who have left, where nobody leaves by them', async () => {
    await settings({ leavesOnIssue: false });
    const student = await at.admit('10-A');
    const id = await draft(student);
    expect((await issue(id)).data['code']).toBe('STILL_HERE');
    const left = { leavingDate: '2026-05-04', leavingReason: 'Moves' };
    await call('POST', `setup/v1/studentEntity/transition/leave/${student}`, left);
    expect((await issue(id)).status).toBe(200);
    await settings({ leavesOnIssue: true });
  });

  it('are read by their student and written by nobody but the office', async () => {
    const student = await at.admit('10-A');
    const id = await draft(student);
    const as = `STUDENT#student=${student}`;
    expect((await call('GET', `${base}/get/${id}`, undefined, as)).status).toBe(200);
    expect((await call('GET', `${base}/get/${id}`, undefined, 'STUDENT#student=999')).status).toBe(404);
    const path = `${base}/transition/issue/${id}`;
    expect((await call('POST', path, { issuedOn: '2026-05-04' }, as)).status).toBe(403);
    expect((await call('GET', `${base}/getall`, undefined, 'EMPLOYEE')).status).toBe(403);
  });
});
