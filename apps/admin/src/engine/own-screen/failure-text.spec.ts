import { CallError, ConnectionError } from '../data/call-error.ts';
import { failureText, loadFailureKey } from './failure-text.ts';

describe('texts of failed calls', () => {
  it('are the server’s where it gave one, else those of the call (B375)', () => {
    expect(failureText(new CallError('Nobody approves his own payslip', 409), 'x')).toBe(
      'Nobody approves his own payslip',
    );
    expect(failureText(new CallError('engine.error.client', 500), 'x')).toBe('x');
    expect(failureText(new TypeError('y'), 'x')).toBe('x');
    expect(failureText(new DOMException('', 'AbortError'), 'x')).toBeUndefined();
  });

  it('tell a refusal from no answer (B376)', () => {
    expect(loadFailureKey('group', new CallError('no', 500))).toBe('payroll.load.group.failed');
    expect(loadFailureKey('group', new ConnectionError())).toBe('payroll.load.group.threw');
    expect(loadFailureKey('employees', new TypeError('x'))).toBe('payroll.load.employees.threw');
  });
});
