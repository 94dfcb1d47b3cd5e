import { checkIban } from '@school/domain';

export type BankFormat = 'NONE' | 'DIGITS' | 'IBAN' | 'ALNUM';

/** What is wrong with a bank detail of that format; nothing if it fits. */
export const bankInfoProblem = (text: string, format: BankFormat): string | undefined => {
  if (format === 'DIGITS' && !/^\d+$/.test(text)) return 'Digits only.';
  if (format === 'ALNUM' && !/^[\p{L}\p{N} ]+$/u.test(text)) return 'Letters and digits only.';
  if (format === 'IBAN' && !checkIban(text).ok) return 'This is not a valid IBAN.';
  return undefined;
};

/** A bank detail as stored: an IBAN in capitals without spaces, everything else as typed. */
export const keptBankInfo = (text: string, format: BankFormat): string => {
  const iban = format === 'IBAN' ? checkIban(text) : undefined;
  return iban?.ok ? iban.value : text;
};
