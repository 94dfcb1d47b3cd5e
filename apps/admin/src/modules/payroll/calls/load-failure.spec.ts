import { CallError, ConnectionError } from '../../../engine/data/call-error.ts';
import { loadFailureKey } from './load-failure.ts';

describe('texts of parts that were not loaded', () => {
  it('tell a refusal from no answer (B376)', () => {
    expect(loadFailureKey('group', new CallError('no', 500))).toBe('payroll.load.group.failed');
    expect(loadFailureKey('group', new ConnectionError())).toBe('payroll.load.group.threw');
    expect(loadFailureKey('employees', new TypeError('x'))).toBe('payroll.load.employees.threw');
  });
});
