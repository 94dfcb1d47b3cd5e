/** Minimum password length in characters, as on the server. */
export const shortestPassword = 8;
const longestPassword = 128;

export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}
export const noPasswords: PasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

export interface PasswordRule {
  readonly key: 'length' | 'mixture' | 'username' | 'different';
  readonly isKept: boolean;
}

/** The rules a new password must meet, and whether it does. If an old one is given, it must differ from it. */
export const passwordRules = (
  { oldPassword, newPassword }: PasswordValues,
  username: string,
  withOld: boolean,
): readonly PasswordRule[] => {
  const isGiven = newPassword !== '';
  const rules: readonly (PasswordRule | false)[] = [
    {
      key: 'length',
      isKept: newPassword.length >= shortestPassword && newPassword.length <= longestPassword,
    },
    { key: 'mixture', isKept: /\p{L}/u.test(newPassword) && /\d/.test(newPassword) },
    { key: 'username', isKept: isGiven && newPassword.toLowerCase() !== username.toLowerCase() },
    withOld && { key: 'different', isKept: isGiven && newPassword !== oldPassword },
  ];
  return rules.filter((rule): rule is PasswordRule => rule !== false);
};

export type PasswordProblems = Partial<Record<keyof PasswordValues, string>>;

/** Error code per field before anything is sent; the codes match those of the server. */
export const passwordProblems = (
  values: PasswordValues,
  username: string,
  withOld: boolean,
): PasswordProblems => {
  const { oldPassword, newPassword, confirmPassword } = values;
  const broken = passwordRules(values, username, withOld).find(({ isKept }) => !isKept);
  return {
    ...(withOld && oldPassword === '' ? { oldPassword: 'oldRequired' } : {}),
    ...(newPassword === ''
      ? { newPassword: 'required' }
      : broken
        ? { newPassword: `rule.${broken.key}` }
        : {}),
    ...(newPassword === confirmPassword ? {} : { confirmPassword: 'notEqual' }),
  };
};
