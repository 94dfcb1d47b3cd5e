import { CallError } from '../data/call-error.ts';
import { loadPrivateTexts } from '../../i18n/current-language.ts';
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

  it('name what was refused, where nothing on the screen marks it', async () => {
    await loadPrivateTexts();
    const errors = [
      { field: 'exams[0].minimumMarks', code: 'max', message: 'x', params: { max: '50' } },
      { field: 'exams[0].endTime', code: 'check', message: 'An exam ends after it begins', text: 'y' },
    ];
    const data = { code: 'INVALID', errors };
    expect(failureText(new CallError('Check the marked fields.', 400, data), 'x')).toBe(
      'Minimum marks must be at most 50\nAn exam ends after it begins',
    );
    expect(failureText(new CallError('Taken', 409, { code: 'NOT_UNIQUE', errors }), 'x')).toBe('Taken');
  });

  it('are the server’s sentence of a few that the screen marks, and not its names of a whole class', () => {
    const refusal = (students: number): CallError =>
      new CallError(`Settle first: ${students}`, 400, {
        code: 'INVALID',
        errors: Array.from({ length: students }, (_, at) => ({
          field: `items[${at}].student`,
          code: 'LIBRARY_CLEARANCE',
          message: 'The library waits for books.',
        })),
      });
    expect(failureText(refusal(3), 'x', [])).toBe('Settle first: 3');
    expect(failureText(refusal(4), 'x', [])).toBe('x');
  });
});
