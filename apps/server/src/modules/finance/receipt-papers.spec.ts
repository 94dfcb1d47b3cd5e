import { pdfPages, pdfText } from '../../../test/pdf-text.ts';
import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

interface Bill {
  readonly id: number;
}

describe('the receipt of a fee', () => {
  let at: StudentSchool;
  let student: number;
  let receipt: number;

  const save = async (base: string, values: object): Promise<number> =>
    (await at.school.data<Saved>('POST', `${base}/save`, values)).id;

  beforeAll(async () => {
    at = await StudentSchool.open();
    await at.begin();
    student = await at.admit('10-A');
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    const financialYear = await save('setup/v1/FinancialYears', { name: '2026-27', ...dates });
    const batches = [at.ids['10-A']];
    const category = await save('finance/v1/feeCategories', { name: 'Tuition', financialYear, batches });
    const masterParticular = await save('setup/v1/masterParticulars', { name: 'Tuition' });
    await save('setup/v1/creatingParticulars', { category, masterParticular, amount: '5000.00' });
    const due = { startDate: '2026-04-01', endDate: '2026-04-10', dueDate: '2027-03-01' };
    const collection = await save('finance/v1/feeCollection', { name: 'Term 1', category, ...due });
    await at.school.data('POST', `finance/v1/feeCollection/transition/publish/${collection}`, {});
    const path = `finance/v1/studentFee/student/${student}`;
    const { fees } = await at.school.data<{ readonly fees: readonly Bill[] }>('GET', path);
    const items = [{ studentFee: fees[0]?.id, amount: '1250.50' }];
    const [paid] = await at.school.data<readonly Saved[]>('POST', `${path}/pay`, { items });
    receipt = paid?.id ?? 0;
  });
  afterAll(() => at.close());

  const print = (key: string, as = 'ADMIN') =>
    at.school.call('GET', `setup/v1/document/${key}/${receipt}`, undefined, { as });
  const textOf = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s/g, '');
  const sizeOf = (pdf: Buffer): readonly number[] =>
    (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? []).slice(1).map(Number);

  it('says the amount in figures and words, and that it is a duplicate from the second print on', async () => {
    const first = textOf((await print('feeReceipt')).raw);
    expect(first).toContain('Rs1,250.50');
    expect(first).toMatch(/OneThousandTwoHundredFiftyRupees/i);
    expect(first).not.toMatch(/duplicate/i);
    expect(textOf((await print('feeReceipt')).raw)).toMatch(/duplicate/i);
  });

  it.each([
    ['feeReceipt', 595],
    ['feeReceiptHalf', 420],
    ['feeReceiptCopies', 595],
    ['feeReceiptSlip', 227],
  ] as const)('%s is one sheet of the paper that the counter has', async (key, width) => {
    const { raw } = await print(key);
    expect(pdfPages(raw)).toBe(1);
    expect(Math.abs((sizeOf(raw)[0] ?? 0) - width)).toBeLessThan(2);
    expect(textOf(raw)).toContain('Rs1,250.50');
  });

  it('is cut in two halves, one for the school and one for the payer, each a duplicate once printed', async () => {
    const text = textOf((await print('feeReceiptCopies')).raw);
    expect(text.match(/Rs1,250\.50/g)).toHaveLength(2);
    expect(text.match(/OneThousandTwoHundredFiftyRupees/gi)).toHaveLength(2);
    expect(text.match(/Schoolcopy|Payercopy/g)).toEqual(['Schoolcopy', 'Payercopy']);
    expect(text.match(/duplicate/gi)).toHaveLength(2);
  });

  it.each([
    ['INR', '₹1,250.50', 'OneThousandTwoHundredFiftyRupeesAndFiftyPaiseOnly'],
    ['USD', '$1,250.50', 'OneThousandTwoHundredFiftyDollarsAndFiftyCentsOnly'],
    ['EUR', '€1,250.50', 'OneThousandTwoHundredFiftyEurosAndFiftyCentsOnly'],
    ['GBP', '£1,250.50', 'OneThousandTwoHundredFiftyPoundsAndFiftyPenceOnly'],
    ['PKR', 'Rs1,250.50', 'OneThousandTwoHundredFiftyRupeesAndFiftyPaisaOnly'],
  ])('counts in the currency of the school: %s', async (currency, total, words) => {
    await at.school.data('PUT', 'setup/v1/InstitutionSettings/update', { currency });
    const text = textOf((await print('feeReceipt')).raw);
    expect([text.includes(total), text.includes(words), text]).toEqual([true, true, text]);
    expect(currency === 'PKR' || !text.includes('Rs')).toBe(true);
  });

  it('begins a new page for the second half where the first needs more room', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({ label: `Line ${index}`, amount: '1.00' }));
    await at.school.sql.query({
      text: `update transaction_receipt set details = jsonb_set(details, '{lines}', $2::jsonb) where id = $1`,
      values: [receipt, JSON.stringify(lines)],
    });
    const { raw } = await print('feeReceiptCopies');
    expect(pdfPages(raw)).toBe(2);
    expect(textOf(raw).match(/Line29/g)).toHaveLength(2);
  });

  it('is nothing that the parents of others can print', async () => {
    expect((await print('feeReceipt', 'PARENT')).status).toBe(404);
    expect((await print('feeReceipt', 'EMPLOYEE')).status).toBe(403);
  });
});
