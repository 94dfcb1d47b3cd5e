import { bankInfoProblem, type BankFormat } from './bank-info.ts';

describe('format of a bank detail', () => {
  it.each<[string, BankFormat, boolean]>([
    ['anything at all', 'NONE', true],
    ['0012345', 'DIGITS', true],
    ['12-34', 'DIGITS', false],
    ['AB 12', 'ALNUM', true],
    ['AB-12', 'ALNUM', false],
    ['GB82WEST12345698765432', 'IBAN', true],
    ['GB82WEST12345698765433', 'IBAN', false],
  ])('%s as %s', (text, format, fits) => expect(bankInfoProblem(text, format) === undefined).toBe(fits));
});
