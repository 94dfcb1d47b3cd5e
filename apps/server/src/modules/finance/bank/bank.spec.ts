import { mainInstitute } from '../../../platform/database/database.ts';
import { Files } from '../../../platform/files/files.ts';
import { FeeSchool } from '../../fees/fee-school.fixture.ts';
import { camt053 } from './camt053.fixture.ts';

interface Line {
  readonly id: number;
  readonly amount: string;
  readonly status: string;
  readonly certainty: string | null;
  readonly entry: number | null;
  readonly note: string | null;
}
interface Answer {
  readonly fresh: number;
  readonly known: number;
  readonly sure: number;
  readonly possible: number;
}
interface Done {
  readonly accepted: number;
  readonly left: number;
}

describe('a statement of the bank', () => {
  let school: FeeSchool;
  let bank = 0;
  let expense = 0;
  let paying: { student: number; bill: number };
  let owing: { student: number };

  const data = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> =>
    school.at.school.data<T>(method, path, body);
  const finance = (method: 'GET' | 'POST', path: string, body?: object) =>
    school.at.school.call(method, path, body, { as: 'EMPLOYEE:FinanceControl' });
  const upload = async (text: string, name: string): Promise<number> => {
    const files = school.at.school.application.get(Files, { strict: false });
    const about = { name, type: 'application/xml', createdBy: school.at.school.userId };
    const { id: file } = await files.keep(mainInstitute, about, Buffer.from(text));
    return school.save('finance/v1/bankStatements', { account: bank, file });
  };
  const lines = (): Promise<readonly Line[]> => data('GET', 'finance/v1/bankLines/getall?sort=["id","ASC"]');
  const line = async (amount: string): Promise<Line> => {
    const found = (await lines()).find((one) => one.amount === amount);
    if (!found) throw new Error(`No booking of ${amount}.`);
    return found;
  };
  const act = (name: string, ids: readonly number[], input: object = {}) =>
    finance('POST', `finance/v1/bankLines/action/${name}`, { ids, input });

  beforeAll(async () => {
    school = await FeeSchool.open();
    paying = await school.billed();
    owing = await school.billed();
    expect((await school.pay(paying.student, paying.bill, '5000.00', 'BANK_TRANSFER')).status).toBe(201);
    const accounts = await data<readonly { readonly id: number; readonly fixedKey: string | null }[]>(
      'GET',
      'finance/v1/ledgerAccount/getall',
    );
    bank = accounts.find(({ fixedKey }) => fixedKey === 'BANK')?.id ?? 0;
    expense = accounts.find(({ fixedKey }) => fixedKey === 'OTHER_EXPENSE')?.id ?? 0;
  });
  afterAll(() => school.at.close());

  it('shows first what it would bring, then takes each booking once, however often the file comes', async () => {
    const [receipt] = await data<readonly { readonly receiptNo: string }[]>(
      'GET',
      'finance/v1/receipts/getall',
    );
    const text = camt053.replace('School fee July, Sana', `School fee ${receipt?.receiptNo}`);
    const first = await upload(text, 'july.xml');
    const seen = await data<Answer>('POST', `finance/v1/bankStatements/read/${first}?preview=true`, {});
    expect(seen).toMatchObject({
      fresh: 4,
      known: 0,
      pending: 1,
      sure: 1,
      moneyIn: '21500.00',
      moneyOut: '-250.00',
    });
    expect(await lines()).toEqual([]);
    expect(await data<Answer>('POST', `finance/v1/bankStatements/read/${first}`, {})).toEqual(seen);
    expect(await lines()).toHaveLength(4);
    expect(await finance('POST', `finance/v1/bankStatements/read/${first}`, {})).toMatchObject({
      status: 409,
    });
    const again = await upload(text, 'july again.xml');
    expect(await data<Answer>('POST', `finance/v1/bankStatements/read/${again}`, {})).toMatchObject({
      fresh: 0,
      known: 4,
    });
    expect(await lines()).toHaveLength(4);
  });

  it('accepts what is sure at once, and says what is left', async () => {
    const [first] = await data<readonly { readonly id: number }[]>(
      'GET',
      'finance/v1/bankStatements/getall?sort=["id","ASC"]',
    );
    const done = await data<Done>('POST', `finance/v1/bankStatements/acceptSure/${first?.id}`, {});
    expect(done).toEqual({ accepted: 1, left: 3 });
    expect(await line('5000.00')).toMatchObject({ status: 'MATCHED' });
    expect(await data<Done>('POST', `finance/v1/bankStatements/acceptSure/${first?.id}`, {})).toEqual({
      accepted: 0,
      left: 3,
    });
  });

  it('gives an entry of the books to one booking, which the database holds', async () => {
    const { entry } = await line('5000.00');
    const other = await line('4065.00');
    expect(await act('match', [other.id], { entry })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'entry', code: 'OTHER_AMOUNT' }] },
    });
    await expect(
      school.at.school.sql.query({
        text: `update bank_line set status = 'MATCHED', entry_id = $1 where id = $2`,
        values: [entry, other.id],
      }),
    ).rejects.toThrow(/bank_line_account_id_entry_id/);
  });

  it('posts what the books do not know, to an account or as fees of a student, on the day of the bank', async () => {
    const charge = await line('-250.00');
    expect((await act('book', [charge.id], { against: expense })).status).toBe(200);
    expect(await line('-250.00')).toMatchObject({ status: 'MATCHED' });
    const paid = await line('12435.00');
    const pay = await finance('POST', `finance/v1/bankLines/payFees/${paid.id}`, { student: owing.student });
    expect(pay).toMatchObject({ status: 200, data: { paid: '12435.00' } });
    expect(await line('12435.00')).toMatchObject({ status: 'MATCHED' });
    expect((await school.bill(owing.student)).status).toBe('PAID');
    const more = await line('4065.00');
    const refused = await finance('POST', `finance/v1/bankLines/payFees/${more.id}`, {
      student: owing.student,
    });
    expect([refused.status, refused.data['code']]).toEqual([409, 'ABOVE_BALANCE']);
  });

  it('leaves bookings out with a reason, and opens what was decided again', async () => {
    const { id } = await line('4065.00');
    expect((await act('leaveOut', [id], { reason: 'Not ours, sent back' })).status).toBe(200);
    expect(await line('4065.00')).toMatchObject({ status: 'IGNORED' });
    const matched = await line('5000.00');
    expect((await act('reopen', [id, matched.id])).status).toBe(200);
    expect((await lines()).filter(({ status }) => status === 'OPEN')).toHaveLength(2);
    const history = await data<readonly object[]>('GET', `finance/v1/bankLines/history/${id}`);
    expect(history.length).toBeGreaterThanOrEqual(3);
  });

  it('refuses a file whole that it cannot read, and names the row', async () => {
    const broken = await upload('Date,Amount\n2026-07-15,1.00\nsoon,2.00\n', 'table.csv');
    const refused = await finance('POST', `finance/v1/bankStatements/read/${broken}`, {});
    expect(refused).toMatchObject({ status: 400, data: { errors: [{ field: 'file', code: 'BAD_DAY' }] } });
    expect(refused.message).toContain('3');
  });

  it('is for those who keep the books', async () => {
    const as = { as: 'EMPLOYEE:FeeSubmission' };
    expect((await school.at.school.call('GET', 'finance/v1/bankLines/getall', undefined, as)).status).toBe(
      403,
    );
    expect((await school.at.school.call('POST', 'finance/v1/bankStatements/read/1', {}, as)).status).toBe(
      403,
    );
  });
});
