import type { PublicKey } from '../../i18n/message-files.ts';

/** Minimum number of characters in a new password; the server checks the same. */
export const shortestPassword = 8;

export interface NewPasswordValues {
  readonly password: string;
  readonly repeat: string;
}

/** What is wrong with a new password before it is sent, by field. */
export const newPasswordProblems = ({
  password,
  repeat,
}: NewPasswordValues): Partial<Record<keyof NewPasswordValues, PublicKey>> => ({
  ...(password.length < shortestPassword ? { password: 'validation.newPassword' as const } : {}),
  ...(password === repeat ? {} : { repeat: 'validation.samePassword' as const }),
});
