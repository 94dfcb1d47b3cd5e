import { FeeSchool } from '../../fees/fee-school.fixture.ts';
import { DepositPapers } from './deposit-papers.ts';

describe('the deposit slip of a drawer', () => {
  it('names the cash and each cheque that was counted, the bank and the sum in words', async () => {
    const school = await FeeSchool.open();
    const { student, bill } = await school.billed();
    const { at } = school;
    const pay = (amount: string, means: object) =>
      at.school.data('POST', `finance/v1/studentFee/student/${student}/pay`, {
        items: [{ studentFee: bill, amount }],
        ...means,
      });
    const cheque = { paymentMode: 'CHEQUE', bankName: 'Habib Bank' };
    await pay('1200.00', { paymentMode: 'CASH' });
    await pay('700.00', { ...cheque, referenceNo: '771' });
    const count = (lines: readonly object[], deposit: string) =>
      school.save('finance/v1/cashCounts', { lines, deposit, depositSlip: '4471' });
    const first = await count(
      [
        { paymentMode: 'CASH', counted: '1200.00' },
        { paymentMode: 'CHEQUE', counted: '700.00' },
      ],
      '1000.00',
    );
    await pay('300.50', { ...cheque, referenceNo: '772' });
    const second = await count(
      [
        { paymentMode: 'CASH', counted: '200.00' },
        { paymentMode: 'CHEQUE', counted: '300.50' },
      ],
      '0.00',
    );
    const papers = at.school.application.get(DepositPapers, { strict: false });
    const [one, two] = await papers.read(at.school.context('EMPLOYEE:FinanceControl'), [first, second]);
    expect(one).toMatchObject({
      account: 'Bank',
      mark: '',
      rows: [
        { label: 'Cash', amount: '1,000.00' },
        { label: 'Cheque 771, Habib Bank', amount: '700.00' },
      ],
      total: expect.stringContaining('1,700.00') as unknown,
      words: expect.stringContaining('One Thousand Seven Hundred') as unknown,
    });
    expect(two).toMatchObject({ rows: [{ label: 'Cheque 772, Habib Bank', amount: '300.50' }] });
    await at.close();
  });
});
