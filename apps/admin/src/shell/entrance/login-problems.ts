import type { PublicKey } from '../../i18n/message-files.ts';

export interface LoginValues {
  readonly username: string;
  readonly password: string;
}
export type LoginProblems = Partial<Record<keyof LoginValues, PublicKey>>;

/** What is missing before anything is sent, by field. */
export const loginProblems = ({ username, password }: LoginValues): LoginProblems => ({
  ...(username.trim() ? {} : { username: 'validation.username' as const }),
  ...(password ? {} : { password: 'validation.password' as const }),
});
