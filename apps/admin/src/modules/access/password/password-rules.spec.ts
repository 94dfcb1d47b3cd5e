import { noPasswords, passwordProblems, passwordRules } from './password-rules.ts';

const given = (newPassword: string, oldPassword = '') => ({
  oldPassword,
  newPassword,
  confirmPassword: newPassword,
});

it('says which rules a new password keeps', () => {
  const kept = (password: string, username = 'anna'): string[] =>
    passwordRules(given(password), username, false)
      .filter(({ isKept }) => isKept)
      .map(({ key }) => key);
  expect(kept('')).toEqual([]);
  expect(kept('abcd1234')).toEqual(['length', 'mixture', 'username']);
  expect(kept('abcdefgh')).toEqual(['length', 'username']);
  expect(kept('Anna1', 'anna1')).toEqual(['mixture']);
  expect(kept(`a1${'x'.repeat(130)}`)).toEqual(['mixture', 'username']);
});

it.each([
  [noPasswords, true, { oldPassword: 'oldRequired', newPassword: 'required' }],
  [noPasswords, false, { newPassword: 'required' }],
  [given('abcd1234', 'abcd1234'), true, { newPassword: 'rule.different' }],
  [given('abcd1234', 'abcd1234'), false, {}],
  [{ ...given('abcd1234'), confirmPassword: 'abcd123' }, false, { confirmPassword: 'notEqual' }],
  [given('better123', 'abcd1234'), true, {}],
])('finds what is wrong before it is sent: %j, with the old one %s', (values, withOld, problems) => {
  expect(passwordProblems(values, 'anna', withOld)).toEqual(problems);
});
