import { LeaveSchool } from '../../../../test/leave-school.ts';

describe('before somebody leaves', () => {
  let leave: LeaveSchool;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
  });
  afterAll(() => leave.school.close());

  it('the office is told of leave to be settled, and of items that no payslip takes in any more', async () => {
    const [employee = 0] = await leave.people(1);
    const taken = await leave.apply(employee, '2026-06-10');
    await leave.move(taken.data.id, 'approve');
    await leave.apply(employee, '2026-08-10');
    const item = { employee, name: 'Advance', type: 'DEDUCTION', amount: '5000.00', everyPeriod: true };
    const items = 'setup/v1/IndividualPayslipItems/save';
    await leave.school.data('POST', items, {
      ...item,
      firstPeriodStart: '2026-06-01',
      lastPeriodStart: '2026-10-01',
    });
    await leave.school.data('POST', items, {
      ...item,
      firstPeriodStart: '2026-05-01',
      lastPeriodStart: '2026-07-01',
    });
    const { data } = await leave.school.call(
      'POST',
      `setup/v1/EmployeeDetails/transition/leave/${employee}`,
      { leavingDate: '2026-07-10', leavingReason: 'Moved away' },
      { headers: { 'x-confirm': 'ask' } },
    );
    const sentences = data['sentences'] as readonly { message: string }[];
    expect(sentences.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Individual items for periods after the last day: 1.',
        'Leave applications that will be cancelled: 1.',
        'Days of leave left, to be settled: Annual leave 11.',
      ]),
    );
  });
});
