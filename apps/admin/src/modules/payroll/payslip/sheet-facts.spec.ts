import type { PayslipDetail } from '@school/domain';
import { attendanceFacts, detailFacts, employeeFacts } from './sheet-facts.ts';

const payslip = {
  employeeName: 'Asma Khan',
  employeeNumber: 'E1',
  departmentName: 'Science',
  gradeName: null,
  workingDays: '26.00',
  lopDays: '1.50',
  details: [{ name: 'Blood group', value: 'A+' }],
  settings: { department: true, grade: true, workingDays: true, lossOfPay: false },
} as unknown as PayslipDetail;

describe('what a payslip shows', () => {
  it('is name and number always, the rest by the settings', () => {
    expect(employeeFacts(payslip).map(({ key }) => key)).toEqual([
      'employeeName',
      'employeeNumber',
      'department',
    ]);
    const plain = { ...payslip, settings: {} } as unknown as PayslipDetail;
    expect(employeeFacts(plain).map(({ key }) => key)).toEqual(['employeeName', 'employeeNumber']);
  });

  it('writes days without empty decimals', () => {
    expect(attendanceFacts(payslip)).toEqual([{ key: 'workingDays', value: '26' }]);
    expect(detailFacts(payslip)[0]?.label).toBe('Blood group');
  });
});
