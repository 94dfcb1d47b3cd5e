import { checkIban } from './iban.ts';

describe('IBAN', () => {
  it.each([
    'PK36SCBL0000001123456702',
    'pk36 scbl 0000 0011 2345 6702',
    'GB82WEST12345698765432',
    'DE89370400440532013000',
  ])('accepts %s', (text) => {
    expect(checkIban(text)).toEqual({ ok: true, value: text.replaceAll(' ', '').toUpperCase() });
  });

  it.each([
    ['', { code: 'IBAN_FORMAT', params: {} }],
    ['12345', { code: 'IBAN_FORMAT', params: {} }],
    ['PK36-SCBL-0000', { code: 'IBAN_FORMAT', params: {} }],
    ['PK36SCBL000000112345670', { code: 'IBAN_LENGTH', params: { country: 'PK', expected: 24, actual: 23 } }],
    ['PK36SCBL0000001123456703', { code: 'IBAN_CHECK_DIGITS', params: {} }],
    ['PK63SCBL0000001123456702', { code: 'IBAN_CHECK_DIGITS', params: {} }],
  ])('refuses %j', (text, error) => {
    expect(checkIban(text)).toEqual({ ok: false, error });
  });
});
