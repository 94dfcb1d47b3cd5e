import { greetingKey } from '../dashboard/greeting.ts';
import { loginProblems } from '../entrance/login-problems.ts';
import { newPasswordProblems } from '../entrance/new-password-problems.ts';
import { nextProgress } from '../fault/loading-progress.ts';
import { fitting } from './fitting.ts';
import { schoolYearOf } from './school-year.ts';

it('counts what fits side by side', () => {
  expect([
    fitting([100, 100, 100], 250),
    fitting([100, 100], 200),
    fitting([], 0),
    fitting([300], 200),
  ]).toEqual([2, 2, 0, 0]);
});

it('advances the loading indicator by ten and wraps at a hundred (B147) (K004)', () => {
  expect([nextProgress(0), nextProgress(80), nextProgress(90)]).toEqual([10, 90, 0]);
});

it('shows a school year only where there is one', () => {
  expect(schoolYearOf({ institute: { academicYear: { name: '2025/26' } }, settings: {} })).toBe('2025/26');
  expect(schoolYearOf({ institute: {}, settings: { academicYear: '2026' } })).toBe('2026');
  expect(schoolYearOf({ institute: {}, settings: {} })).toBe('');
});

it('greets by the hour', () => {
  expect([0, 11, 12, 17, 18, 23].map(greetingKey)).toEqual([
    'dashboard.greetingMorning',
    'dashboard.greetingMorning',
    'dashboard.greetingAfternoon',
    'dashboard.greetingAfternoon',
    'dashboard.greetingEvening',
    'dashboard.greetingEvening',
  ]);
});

it('asks for what is missing at sign-in and in a new password', () => {
  expect(loginProblems({ username: ' ', password: '' })).toEqual({
    username: 'validation.username',
    password: 'validation.password',
  });
  expect(loginProblems({ username: 'a', password: 'b' })).toEqual({});
  expect(newPasswordProblems({ password: 'short', repeat: 'other' })).toEqual({
    password: 'validation.newPassword',
    repeat: 'validation.samePassword',
  });
  expect(newPasswordProblems({ password: 'long enough', repeat: 'long enough' })).toEqual({});
});
