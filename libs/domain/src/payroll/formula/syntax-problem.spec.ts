import { syntaxProblem } from './syntax-problem.ts';

it('carries reason, column and the text found', () => {
  expect(syntaxProblem('UNEXPECTED_END', 7)).toEqual({
    ok: false,
    error: { code: 'FORMULA_SYNTAX', params: { reason: 'UNEXPECTED_END', column: 7, found: '' } },
  });
});
