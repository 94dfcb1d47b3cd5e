import { servicesFor } from '@school/kernel';
import type { Role } from '@school/kernel';
import { catalogue } from '@school/resources';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { session } from '../src/session/current-session.ts';
import type { StoredUser } from '../src/session/stored-user.ts';
import { Gate } from '../src/shell/Gate.tsx';
import { firstEntry } from './first-entry.ts';

/** Number of the account: each test has its own, so that nothing is carried over from the previous one. */
let visitor = 7;

/** The session call's answer for an account of that role, with the services the server would return for it. */
export const sessionAnswer = (role: Role, more: object = {}) => {
  const privileges: readonly string[] = role === 'ADMIN' ? catalogue.privileges.map(({ key }) => key) : [];
  const services = servicesFor({ id: visitor, role, privileges: new Set(privileges) }, catalogue);
  return {
    user: { id: visitor, username: 'ada', firstName: 'Ada', lastName: 'Lovelace', entityType: role },
    role,
    privileges,
    services,
    institute: { name: 'Hill School' },
    settings: {},
    ...more,
  };
};

export const storedUser = (role: Role): StoredUser => ({
  userID: visitor,
  username: 'ada',
  entityType: role,
  token: 'a-token',
});

/** Opens an address of the product, as a signed-in user or as nobody. */
export const openApp = (path: string, role?: Role) => {
  if (role) session.start(storedUser(role));
  // Parts of the shell read the page's own address.
  window.history.replaceState(null, '', path);
  const router = createMemoryRouter([{ path: '*', element: <Gate /> }], {
    initialEntries: [firstEntry(path)],
  });
  return { router, ...render(<RouterProvider router={router} />) };
};

/** Leaves nothing from one test for the next. */
export const closeApp = (): void => {
  cleanup();
  session.leave();
  localStorage.clear();
  visitor += 1;
};
