import { tokenize } from './tokens.ts';

const read = (text: string): string[] => {
  const tokens = tokenize(text);
  return tokens.ok ? tokens.value.map((token) => `${token.kind}:${token.text}@${token.column}`) : [];
};

describe('words of a formula', () => {
  it('reads numbers, names and symbols with their columns', () => {
    expect(read('40%GROSS')).toEqual(['number:40@1', 'symbol:%@3', 'name:GROSS@4', 'end:@9']);
    expect(read(' 2.5 * A_1 ')).toEqual(['number:2.5@2', 'symbol:*@6', 'name:A_1@8', 'end:@12']);
    expect(read('')).toEqual(['end:@1']);
  });

  it.each([
    ['gross', 1, 'g'],
    ['GROSS ^ 2', 7, '^'],
    ['5.', 2, '.'],
    ['A + 😀', 5, '😀'],
    ['A.B', 2, '.'],
    ['A[0]', 2, '['],
  ])('refuses %j at column %i', (text, column, found) => {
    expect(tokenize(text)).toEqual({
      ok: false,
      error: { code: 'FORMULA_SYNTAX', params: { reason: 'UNEXPECTED_CHARACTER', column, found } },
    });
  });
});
