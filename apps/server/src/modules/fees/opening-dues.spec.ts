import type { BatchName } from '../students/student-school.fixture.ts';
import { FeeSchool } from './fee-school.fixture.ts';

const dues = 'finance/v1/openingDues';

describe('fees owed from before', () => {
  let school: FeeSchool;
  let [owing, other] = [0, 0];
  beforeAll(async () => {
    school = await FeeSchool.open();
    [owing, other] = [await school.at.admit('10-A'), await school.at.admit('11-B')];
  });
  afterAll(() => school.at.close());

  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    school.at.school.call(method, path, body);
  const data = <T>(path: string): Promise<T> => school.at.school.data<T>('GET', path);
  const balances = async (): Promise<unknown> => {
    const rows = await school.at.school.sql.query<{ key: string; sum: string }>({
      text: `SELECT a.fixed_key AS key, sum(l.debit - l.credit)::numeric(15,2)::text AS sum FROM journal_line l
        JOIN ledger_account a ON a.id = l.account_id GROUP BY 1 HAVING sum(l.debit - l.credit) <> 0 ORDER BY 1`,
    });
    return Object.fromEntries(rows.map(({ key, sum }) => [key, sum]));
  };

  it('are bills that are owed, late from their own day, and earn nothing anew', async () => {
    const first = await call('POST', `${dues}/save`, {
      student: owing,
      amount: '5000.00',
      dueDate: '2026-06-30',
      note: 'Balance of 2025-26',
    });
    expect(first.status).toBe(201);
    expect((await call('POST', `${dues}/save`, { student: other, amount: '1250.50' })).status).toBe(201);
    expect(await balances()).toEqual({ OPENING: '-6250.50', RECEIVABLE: '6250.50' });
    const [bill] = await data<readonly { id: number }[]>(
      `finance/v1/studentFee/getall?filter={"student":${owing}}`,
    );
    expect(bill).toMatchObject({ balance: '5000.00', dueDate: '2026-06-30', status: 'UNPAID' });
    const late = await data<{ rows: readonly object[]; totals: object }>('setup/v1/report/feeDefaulters');
    expect(late.rows).toEqual([expect.objectContaining({ bill: bill?.id, left: '5000.00' })]);
    const family = await data<{ rows: readonly object[] }>(
      `setup/v1/report/statementOfFamily?student=${owing}`,
    );
    expect(family.rows.at(-1)).toMatchObject({ balance: '5000.00' });
    const record = await data<object>(`${dues}/get/${String(first.data['id'])}`);
    expect(record).toMatchObject({ bill: bill?.id, status: 'POSTED' });
  });

  it('are entered once for each student, and stay as they are', async () => {
    expect((await call('POST', `${dues}/save`, { student: owing, amount: '1.00' })).status).toBe(409);
    expect((await call('POST', `${dues}/save`, { student: owing, amount: '0.00' })).status).toBe(400);
    const [row] = await data<readonly { id: number; version: number }[]>(
      `${dues}/getall?filter={"student":${owing}}`,
    );
    const changed = await school.at.school.call('PUT', `${dues}/update/${row?.id}`, {
      amount: '1.00',
      version: row?.version,
    });
    expect(changed.status).toBe(403);
  });

  it('are taken back as long as nothing is paid of them, and entered anew', async () => {
    const [row] = await data<readonly { id: number }[]>(`${dues}/getall?filter={"student":${owing}}`);
    const back = await call('POST', `${dues}/transition/reverse/${row?.id}`, {
      reverseReason: 'Wrong amount',
    });
    expect(back.status).toBe(200);
    expect(await balances()).toEqual({ OPENING: '-1250.50', RECEIVABLE: '1250.50' });
    const anew = await call('POST', `${dues}/save`, { student: owing, amount: '4500.00' });
    expect([anew.status, anew.message]).toEqual([201, 'Saved']);
    expect(await balances()).toEqual({ OPENING: '-5750.50', RECEIVABLE: '5750.50' });
  });

  it('belong to no other: their collection is neither cancelled nor billed anew', async () => {
    const [collection] = await data<readonly { id: number }[]>(
      'finance/v1/feeCollection/getall?filter={"opening":true}',
    );
    const path = `finance/v1/feeCollection/transition/cancel/${collection?.id}`;
    const refused = await call('POST', path, {});
    expect([refused.status, refused.data['code']]).toEqual([409, 'OF_OTHERS']);
  });
});

describe('the first fees owed from before in a year', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
  });
  afterAll(() => school.at.close());

  const admitted = async (batches: readonly BatchName[]): Promise<readonly number[]> => {
    const students: number[] = [];
    for (const batch of batches) students.push(await school.at.admit(batch));
    return students;
  };
  const enterAtOnce = async (students: readonly number[]): Promise<readonly unknown[]> => {
    const saved = await Promise.all(
      students.map((student) => school.at.school.call('POST', `${dues}/save`, { student, amount: '100.00' })),
    );
    return saved.map(({ status, message }) => `${status} ${message}`);
  };
  const made = async (): Promise<unknown> => {
    const [row] = await school.at.school.sql.query<object>({
      text: `SELECT (SELECT count(*)::int FROM fee_category WHERE name = $1) AS categories,
        (SELECT count(*)::int FROM fee_collection WHERE opening) AS collections,
        (SELECT count(*)::int FROM master_particular WHERE name = $1) AS particulars,
        (SELECT count(*)::int FROM student_fee) AS bills,
        (SELECT count(DISTINCT target_id)::int FROM fee_category_batches) AS batches`,
      values: ['Fees owed from before'],
    });
    return row;
  };
  const saved = (count: number): readonly string[] => Array.from({ length: count }, () => '201 Saved');

  it('may be entered by several people at the same moment', async () => {
    const students = await admitted(['10-A', '10-A', '10-A', '10-A']);
    expect(await enterAtOnce(students)).toEqual(saved(4));
    expect(await made()).toEqual({ categories: 1, collections: 1, particulars: 1, bills: 4, batches: 1 });
  });

  it('name the batch of everybody, also of those entered at the same moment', async () => {
    const students = await admitted(['10-B', '11-A', '11-B', '11-B']);
    expect(await enterAtOnce(students)).toEqual(saved(4));
    expect(await made()).toEqual({ categories: 1, collections: 1, particulars: 1, bills: 8, batches: 4 });
  });

  it('are entered once for a student, whoever is first', async () => {
    const [student = 0] = await admitted(['10-A']);
    const answers = await enterAtOnce([student, student, student]);
    expect(answers.filter((one) => one === '201 Saved')).toHaveLength(1);
    expect(answers.filter((one) => String(one).startsWith('409'))).toHaveLength(2);
  });
});
