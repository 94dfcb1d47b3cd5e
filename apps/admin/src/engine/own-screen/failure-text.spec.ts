import { CallError } from '../data/call-error.ts';
import { failureText } from './failure-text.ts';

describe('texts of failed calls', () => {
  it('are the server’s where it gave one, else those of the call (B375)', () => {
    expect(failureText(new CallError('Nobody approves his own payslip', 409), 'x')).toBe(
      'Nobody approves his own payslip',
    );
    expect(failureText(new CallError('engine.error.client', 500), 'x')).toBe('x');
    expect(failureText(new TypeError('y'), 'x')).toBe('x');
    expect(failureText(new DOMException('', 'AbortError'), 'x')).toBeUndefined();
  });
});
