import type { Violation } from '@school/kernel';

const shortest = 8;
/** Longer ones are refused, not truncated, so that hashing cannot be made expensive. */
const longest = 128;

/** A rule that a password breaks, with its sentence; `%{name}` stands for a parameter. */
export interface PasswordProblem extends Violation {
  readonly sentence: string;
}

/** What is wrong with a new password for the user with that name; nothing when it is acceptable. */
export const passwordProblem = (password: string, username = ''): PasswordProblem | undefined => {
  if (password.length < shortest) {
    return {
      code: 'passwordTooShort',
      params: { min: shortest },
      sentence: 'The password must have at least %{min} characters.',
    };
  }
  if (password.length > longest) {
    return {
      code: 'passwordTooLong',
      params: { max: longest },
      sentence: 'The password must have at most %{max} characters.',
    };
  }
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) {
    return {
      code: 'passwordTooSimple',
      sentence: 'The password must contain at least one letter and one digit.',
    };
  }
  if (username !== '' && password.toLowerCase() === username.toLowerCase()) {
    return { code: 'passwordIsUsername', sentence: 'The password must not be the user name.' };
  }
  return undefined;
};
