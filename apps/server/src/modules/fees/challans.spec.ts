import { pdfPages, pdfText } from '../../../test/pdf-text.ts';
import { FeeSchool } from './fee-school.fixture.ts';

type Challan = Readonly<Record<string, unknown>> & { readonly id: number; readonly number: string };

describe('challans', () => {
  let school: FeeSchool;
  beforeAll(async () => {
    school = await FeeSchool.open();
    await school.at.begin();
  });
  afterAll(() => school.at.close());

  const as = 'EMPLOYEE:FeeSubmission';
  const issue = (values: object) =>
    school.at.school.call<Challan & { readonly code?: string }>(
      'POST',
      'finance/v1/feeChallans/save',
      { validTill: '2026-08-31', ...values },
      { as },
    );
  const payByNumber = (number: string) =>
    school.at.school.call(
      'POST',
      'finance/v1/feeChallans/action/payByNumber',
      { ids: [], input: { number, paidOn: '2026-07-15' } },
      { as },
    );

  it('are numbered without a gap, and paid by their number once', async () => {
    const { student } = await school.billed();
    const [first, second] = [await issue({ student }), await issue({ student })];
    expect(first.data).toMatchObject({ number: 'CHL/000001', amount: '12435.00', status: 'ISSUED' });
    expect(second.data.number).toBe('CHL/000002');
    const paid = await payByNumber('chl/000001');
    expect(paid.data).toEqual({ receipts: 'REC/000001' });
    expect((await school.bill(student)).due).toBe('0.00');
    expect((await payByNumber('CHL/000001')).status).toBe(409);
    // The other slip is for the same bill: nothing is booked twice.
    const again = await payByNumber('CHL/000002');
    expect([again.status, again.data['code']]).toEqual([409, 'ABOVE_BALANCE']);
    expect((await school.books(student)).cash).toBe('12435.00');
    expect((await payByNumber('CHL/000099')).status).toBe(400);
  });

  it('take no number for nothing, and no bill of somebody else', async () => {
    const { bill } = await school.billed();
    const stranger = await school.at.admit('10-A');
    expect((await issue({ student: stranger })).status).toBe(400);
    expect((await issue({ student: stranger, bills: [bill] })).status).toBe(400);
    const { student } = await school.billed();
    expect((await issue({ student })).data.number).toBe('CHL/000003');
  });

  it('say what each of several bills asks', async () => {
    const { student } = await school.billed();
    await school.billed({ student });
    const { data } = await issue({ student });
    expect(data.amount).toBe('24870.00');
    expect(data['shares']).toEqual([
      { bill: expect.any(String) as string, dueDate: '2026-08-01', amount: '12435.00' },
      { bill: expect.any(String) as string, dueDate: '2026-08-01', amount: '12435.00' },
    ]);
    const { raw } = await school.at.school.call('GET', `setup/v1/document/feeChallan/${data.id}`, undefined, {
      as,
    });
    const text = pdfText(raw).replaceAll(/\s/g, '');
    expect(text.match(/12,435\.00/g)).toHaveLength(6);
    expect(text).toContain('24,870.00');
  });

  it('are three parts on one page, for the office and the family', async () => {
    const { student } = await school.billed();
    const { data } = await issue({ student });
    const print = (who: string) =>
      school.at.school.call('GET', `setup/v1/document/feeChallan/${data.id}`, undefined, { as: who });
    const { raw } = await print(`STUDENT#student=${student}`);
    expect(pdfPages(raw)).toBe(1);
    const text = pdfText(raw).replaceAll(/\s/g, '');
    expect(text.match(/Bankcopy|Schoolcopy|Studentcopy/g)).toEqual(['Bankcopy', 'Schoolcopy', 'Studentcopy']);
    expect(text.match(/12,435\.00/g)?.length).toBeGreaterThanOrEqual(3);
    expect((await print('STUDENT#student=999')).status).toBe(404);
  });
});
