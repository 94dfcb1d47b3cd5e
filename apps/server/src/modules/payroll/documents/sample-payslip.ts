import type { PayslipLineRow } from '@school/domain';
import type { PrintedPayslip } from '../payslips/payslip-detail.store.ts';

const line = (code: string, label: string, type: PayslipLineRow['type'], amount: string): PayslipLineRow => ({
  code,
  label,
  type,
  amount,
  computedAmount: amount,
  source: 'CATEGORY',
  isEdited: false,
});

/** A payslip of nobody, for looking at the settings. */
export const samplePayslip: PrintedPayslip = {
  id: 0,
  number: 'PS-202601-00001',
  employeeId: 0,
  employeeName: 'Ayesha Khan',
  employeeNumber: 'E1001',
  departmentName: 'Science',
  employeeDepartment: 'Science',
  groupId: 0,
  groupName: 'Monthly staff',
  payPeriod: '2026-01-01',
  periodEnd: '2026-01-31',
  label: 'January 2026',
  frequency: 'MONTHLY',
  earningsTotal: '100000.00',
  deductionsTotal: '11300.00',
  netPay: '88700.00',
  status: 'APPROVED',
  rejectReason: null,
  version: 1,
  categoryName: 'Teaching',
  positionName: 'Senior Teacher',
  gradeName: 'Grade B',
  joiningDate: '2020-04-01',
  details: [
    { name: 'First additional detail', value: 'Example' },
    { name: 'Second additional detail', value: 'Example' },
  ],
  bank: [
    { name: 'Bank name', value: 'Habib Bank' },
    { name: 'Account number', value: '10023456789' },
  ],
  workingDays: '25',
  daysPresent: '24',
  daysAbsent: '1',
  lopDays: '1',
  lopAmount: '4000.00',
  remark: 'One day of leave without pay.',
  isOutdated: false,
  lines: [
    line('BASIC', 'Basic pay', 'EARNING', '40000.00'),
    line('HRA', 'House rent allowance', 'EARNING', '20000.00'),
    line('DA', 'Dearness allowance', 'EARNING', '4000.00'),
    line('CONV', 'Conveyance allowance', 'EARNING', '5000.00'),
    line('SPL', 'Special allowance', 'EARNING', '31000.00'),
    line('PF', 'Provident fund', 'DEDUCTION', '4800.00'),
    line('TAX', 'Income tax', 'DEDUCTION', '2500.00'),
    line('LOP', 'Loss of Pay', 'DEDUCTION', '4000.00'),
  ],
};
