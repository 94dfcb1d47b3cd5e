import { dayIn, dateContextOf } from '../shell/date-context.ts';
import { readAccount } from './account.ts';

it('reads the answer of the session call', () => {
  const account = readAccount({
    user: { id: 3, username: 'hr', firstName: 'Sana', lastName: 'Malik' },
    role: 'EMPLOYEE',
    privileges: ['HrBasics'],
    employee: { id: 12 },
    institute: { name: 'Greenfield' },
    off: ['news'],
    subjects: [4],
  });
  expect(account.actor).toEqual({
    id: 3,
    role: 'EMPLOYEE',
    privileges: new Set(['HrBasics']),
    employee: 12,
    student: null,
    guardian: null,
    off: new Set(['news']),
    subjects: [4],
  });
  expect([account.fullName, account.institute.name]).toEqual(['Sana Malik', 'Greenfield']);
  expect(account.mustChangePassword).toBe(false);
  expect(readAccount({ user: { mustChangePassword: true } }).mustChangePassword).toBe(true);
});

it('gives no rights where the answer says nothing', () => {
  const { actor } = readAccount(undefined);
  expect([actor.role, actor.privileges.size, actor.id]).toEqual(['STUDENT', 0, 0]);
});

it('knows the day of the institution', () => {
  const late = new Date('2026-01-31T20:00:00Z');
  expect(dayIn('Asia/Karachi', late)).toBe('2026-02-01');
  expect(dayIn('Nowhere/Land', late)).toBe('2026-02-01');
  expect(dateContextOf(readAccount({ settings: { today: '2026-03-04' } }), late).today).toBe('2026-03-04');
  expect(dateContextOf(readAccount({ settings: { timeZone: 'UTC', dateOrder: 'DMY' } }), late)).toEqual({
    today: '2026-01-31',
    locale: 'en-PK',
    dateOrder: 'DMY',
  });
});

it('writes dates year first until the institution says otherwise (K104)', () => {
  expect(dateContextOf(readAccount({ settings: {} }), new Date()).dateOrder).toBe('YMD');
});
