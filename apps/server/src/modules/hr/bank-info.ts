import { checkIban } from '@school/domain';

export type BankFormat = 'NONE' | 'DIGITS' | 'IBAN' | 'ALNUM';

/** What is wrong with a bank detail of that format; nothing when it fits. */
export const bankInfoProblem = (text: string, format: BankFormat): string | undefined => {
  if (format === 'DIGITS' && !/^\d+$/.test(text)) return 'Digits only.';
  if (format === 'ALNUM' && !/^[\p{L}\p{N} ]+$/u.test(text)) return 'Letters and digits only.';
  if (format === 'IBAN' && !checkIban(text).ok) return 'This is no valid IBAN.';
  return undefined;
};
