import { Invalid } from '@school/kernel';
import { passwordProblem } from '../../platform/passwords/password-policy.ts';

/**
 * Refuses a new password that breaks the policy or differs from its repetition.
 * @throws Invalid at the field that is wrong
 */
export const requireNewPassword = (password: string, confirmation: string, username = ''): void => {
  const problem = passwordProblem(password, username);
  if (problem) throw new Invalid(problem.message, [{ field: 'newPassword', ...problem }]);
  if (password !== confirmation) {
    const message = 'The two passwords are not the same.';
    throw new Invalid(message, [{ field: 'confirmPassword', code: 'notEqual', message }]);
  }
};
