import { FeeSchool } from '../fees/fee-school.fixture.ts';

const base = 'tally/v1/exports';

describe('the export to Tally', () => {
  let school: FeeSchool;

  beforeAll(async () => {
    school = await FeeSchool.open();
    const { student, bill } = await school.billed();
    expect((await school.pay(student, bill, '5000.00')).status).toBe(201);
  });
  afterAll(() => school.at.close());

  const days = { fromDate: '2026-07-01', toDate: '2026-07-15' };
  const make = (values: object = {}) =>
    school.at.school.call('POST', `${base}/save`, { ...days, ...values }, { as: 'EMPLOYEE:FinanceControl' });

  it('names the accounts that Tally would not know before anything goes there', async () => {
    expect(await make()).toMatchObject({ status: 400, data: { errors: [{ field: 'company' }] } });
    const company = await school.save('tally/v1/companies', { name: 'Crescent & Sons' });
    await school.at.school.data('PUT', 'tally/v1/GeneralSettings/update', { company });
    const refused = await make();
    expect([refused.status, refused.data['code']]).toEqual([409, 'UNMAPPED']);
    expect(refused.message).toContain('Fees receivable');
  });

  it('writes each posting once, under a number that stays, and the ledgers before it', async () => {
    const account = await school.save('tally/v1/accounts', { name: 'Current Assets' });
    const accounts = await school.at.school.data<readonly { readonly id: number; readonly name: string }[]>(
      'GET',
      'finance/v1/ledgerAccount/getall',
    );
    for (const { id, name } of accounts)
      await school.save('tally/v1/ledgers', { source: id, name: `${name} T`, account });
    await school.save('tally/v1/voucherTypes', { base: 'RECEIPT', name: 'School Receipt' });
    const first = await make();
    expect(first.status).toBe(201);
    const xml = String(first.data['xml']);
    expect(first.data['vouchers']).toBe(2);
    expect(xml).toContain('<SVCURRENTCOMPANY>Crescent &amp; Sons</SVCURRENTCOMPANY>');
    expect(xml).toContain('VCHTYPE="School Receipt"');
    expect(xml).toContain(
      '<LEDGERNAME>Cash T</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-5000.00</AMOUNT>',
    );
    const numbers = (text: string) => [...text.matchAll(/REMOTEID="([^"]+)"/g)].map(([, id]) => id);
    const again = await make({ withLedgers: false });
    expect(numbers(String(again.data['xml']))).toEqual(numbers(xml));
    expect(new Set(numbers(xml)).size).toBe(2);
    expect(String(again.data['xml'])).not.toContain('<LEDGER ');
  });

  it('says so where nothing was posted, and is for those who keep the books', async () => {
    const before = await make({ fromDate: '2026-01-01', toDate: '2026-01-31' });
    expect([before.status, before.data['code']]).toEqual([409, 'NOTHING_POSTED']);
    const stranger = await school.at.school.call('POST', `${base}/save`, days, {
      as: 'EMPLOYEE:FeeSubmission',
    });
    expect(stranger.status).toBe(403);
  });
});
