import type { PayslipEvent, PayslipStatus } from './payslip-state.ts';
import { payslipTransition, statusAfterGeneration } from './payslip-state.ts';

const events: PayslipEvent[] = [
  'GENERATE',
  'APPROVE',
  'REJECT',
  'UPDATE',
  'DELETE',
  'DELETE_PENDING',
  'REVERT',
  'DISBURSE',
];

describe('states of a payslip', () => {
  it.each<[PayslipStatus | null, Partial<Record<PayslipEvent, PayslipStatus>>]>([
    [null, { GENERATE: 'PENDING' }],
    [
      'PENDING',
      {
        APPROVE: 'APPROVED',
        REJECT: 'REJECTED',
        UPDATE: 'PENDING',
        DELETE: 'DELETED',
        DELETE_PENDING: 'DELETED',
      },
    ],
    ['REJECTED', { UPDATE: 'PENDING', DELETE: 'DELETED' }],
    ['APPROVED', { REVERT: 'PENDING', DISBURSE: 'APPROVED' }],
    ['DELETED', {}],
  ])('from %s only %j is possible', (status, expected) => {
    for (const event of events) {
      const result = payslipTransition(status, event);
      expect(result.ok ? result.value.to : result.error).toEqual(
        expected[event] ?? { code: 'PAYSLIP_TRANSITION_REFUSED', params: { event, status } },
      );
    }
  });

  it('approves by generating where no approval is wanted', () => {
    expect(statusAfterGeneration(true)).toBe('PENDING');
    expect(statusAfterGeneration(false)).toBe('APPROVED');
  });
});
