import type { PayslipFacts } from './payslip-guards.ts';
import { decidePayslipEvent } from './payslip-guards.ts';
import type { PayslipEvent, PayslipStatus } from './payslip-state.ts';

const facts: PayslipFacts = {
  employeeId: '7',
  employeeName: 'Ali',
  netPay: '10.00',
  isDisbursed: false,
  actorEmployeeId: '8',
  reason: 'Wrong days',
  isYearOpen: true,
};

describe('conditions of payslip events', () => {
  it.each<[PayslipStatus | null, PayslipEvent, Partial<PayslipFacts>, string]>([
    [null, 'GENERATE', {}, 'PENDING'],
    [null, 'GENERATE', { netPay: '0.00' }, 'NET_PAY_NEGATIVE'],
    ['PENDING', 'APPROVE', {}, 'APPROVED'],
    ['PENDING', 'APPROVE', { actorEmployeeId: null }, 'APPROVED'],
    ['PENDING', 'APPROVE', { actorEmployeeId: '7' }, 'OWN_PAYSLIP'],
    ['PENDING', 'APPROVE', { netPay: '0.00' }, 'NET_PAY_NEGATIVE'],
    ['PENDING', 'APPROVE', { isYearOpen: false }, 'FINANCIAL_YEAR_CLOSED'],
    ['PENDING', 'REJECT', {}, 'REJECTED'],
    ['PENDING', 'REJECT', { reason: '  ' }, 'REASON_REQUIRED'],
    ['PENDING', 'REJECT', { reason: null }, 'REASON_REQUIRED'],
    ['PENDING', 'REJECT', { reason: 'x'.repeat(251) }, 'REASON_REQUIRED'],
    ['PENDING', 'REJECT', { reason: 'x'.repeat(250) }, 'REJECTED'],
    ['REJECTED', 'UPDATE', { netPay: '-1.00' }, 'NET_PAY_NEGATIVE'],
    ['APPROVED', 'REVERT', {}, 'PENDING'],
    ['APPROVED', 'REVERT', { isDisbursed: true }, 'PAYSLIP_DISBURSED'],
    ['APPROVED', 'REVERT', { reason: '' }, 'REASON_REQUIRED'],
    ['APPROVED', 'DISBURSE', { isDisbursed: true }, 'PAYSLIP_DISBURSED'],
    ['APPROVED', 'APPROVE', {}, 'PAYSLIP_TRANSITION_REFUSED'],
  ])('%s, %s with %j: %s', (status, event, extras, expected) => {
    const result = decidePayslipEvent(status, event, { ...facts, ...extras });
    expect(result.ok ? result.value.to : result.error.code).toBe(expected);
  });
});
