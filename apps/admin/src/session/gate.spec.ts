import { isPublicPath, normalPath, passage } from './gate.ts';

describe('addresses without a session', () => {
  it.each(['/login', '/forgot-password', '/logout', '/userForm', '/USERFORM/', '/reset-password/abc'])(
    'opens %s',
    (path) => expect(passage(path, false)).toEqual({ show: 'public' }),
  );

  it.each(['/', '/dashboard', '/news', '/finance', '/no-such-page', '/reset-password', '/loginx'])(
    'leads %s to the sign-in page',
    (path) => expect(passage(path, false)).toEqual({ goTo: '/login' }),
  );

  it('treats an unknown state like no session (B007)', () =>
    expect(passage('/dashboard', undefined)).toEqual({ goTo: '/login' }));
});

describe('addresses with a session', () => {
  it('leads / and the sign-in pages to the dashboard (B008)', () => {
    for (const path of ['/', '/login', '/forgot-password']) {
      expect(passage(path, true)).toEqual({ goTo: '/dashboard' });
    }
  });

  it('keeps deep links where they are', () =>
    expect(passage('/Payroll_groups/5', true)).toEqual({ show: 'private' }));

  it('lets everybody sign out', () => expect(passage('/logout', true)).toEqual({ show: 'public' }));
});

it('compares addresses without case and slash at the end, but keeps the root', () => {
  expect(normalPath('/Employee/Add_Grade/')).toBe('/employee/add_grade');
  expect(normalPath('/')).toBe('/');
  expect(isPublicPath('/Reset-Password/x')).toBe(true);
});
