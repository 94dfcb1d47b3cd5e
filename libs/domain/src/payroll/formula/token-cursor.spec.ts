import { TokenCursor } from './token-cursor.ts';

describe('walking over a formula', () => {
  it('accepts only the symbol asked for and stays at the end', () => {
    const cursor = new TokenCursor([
      { kind: 'symbol', text: '-', column: 1 },
      { kind: 'name', text: 'A', column: 2 },
      { kind: 'end', text: '', column: 3 },
    ]);
    expect(cursor.accept('+')).toBe(false);
    expect(cursor.accept('-')).toBe(true);
    expect(cursor.take().text).toBe('A');
    expect(cursor.take().kind).toBe('end');
    expect(cursor.next.column).toBe(3);
  });

  it('needs an end mark', () => {
    expect(() => new TokenCursor([])).toThrow(RangeError);
  });
});
