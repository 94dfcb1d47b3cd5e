import { codesRead } from './codes.ts';
import { parseFormula } from './parse.ts';

it.each([
  ['100', []],
  ['GROSS-(BASIC+HRA)+BASIC', ['GROSS', 'BASIC', 'HRA']],
  ['MAX(-A,5%B)/NWD', ['A', 'B', 'NWD']],
])('%s reads %j', (text, codes) => {
  const formula = parseFormula(text);
  expect(formula.ok && codesRead(formula.value)).toEqual(codes);
});
