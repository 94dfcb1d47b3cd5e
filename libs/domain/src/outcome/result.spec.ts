import { failure, refuse, success } from './result.ts';

describe('results', () => {
  it('carries the value or the reason', () => {
    expect(success('1.00')).toEqual({ ok: true, value: '1.00' });
    expect(failure('gone')).toEqual({ ok: false, error: 'gone' });
  });

  it('builds a problem from code and parameters', () => {
    expect(refuse('TOO_LATE', { days: 3 })).toEqual({
      ok: false,
      error: { code: 'TOO_LATE', params: { days: 3 } },
    });
  });
});
