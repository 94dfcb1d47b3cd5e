import { passwordProblem } from '../../platform/passwords/password-policy.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/**
 * Refuses a new password that breaks the policy or differs from its repetition.
 * @throws Invalid at the offending field
 */
export const requireNewPassword = (password: string, confirmation: string, username = ''): void => {
  const problem = passwordProblem(password, username);
  if (problem) throw invalidField('newPassword', problem.code, problem.sentence, problem.params);
  if (password !== confirmation) {
    throw invalidField('confirmPassword', 'notEqual', 'The passwords do not match.');
  }
};
