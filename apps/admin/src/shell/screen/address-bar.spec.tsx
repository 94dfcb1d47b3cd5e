import { isAmong, servicesFor } from '@school/kernel';
import type { Role, Route } from '@school/kernel';
import { builtInRoleGroups, catalogue } from '@school/resources';
import { cleanup, screen } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import { routes } from '../../routing/routes.ts';
import { isPublicPath } from '../../session/gate.ts';

afterEach(closeApp);

const privilegesOf = (group: string): readonly string[] =>
  builtInRoleGroups.find(({ name }) => name === group)?.privileges ?? [];

/** What each sign-in holds besides its kind; an administrator, the sixth, opens everything. */
const people: readonly (readonly [name: string, role: Role, privileges: readonly string[]])[] = [
  ['a teacher', 'EMPLOYEE', privilegesOf('Teacher')],
  ['the personnel office', 'EMPLOYEE', privilegesOf('HR')],
  ['the accounts', 'EMPLOYEE', privilegesOf('Finance')],
  ['a student', 'STUDENT', []],
  ['a parent', 'PARENT', []],
];
/** One address of each module that is closed to the user, with a number where it needs one. */
const closedTo = (role: Role, privileges: readonly string[]): readonly Route[] => {
  const actor = { id: 1, role, privileges: new Set(privileges) };
  const closed = routes.filter(
    ({ path, access }) => !isPublicPath(path) && access !== 'public' && !isAmong(actor, access),
  );
  return [...new Map(closed.map((route) => [`${route.module} ${route.kind}`, route])).values()];
};

it.each(people)(
  'the addresses that are closed to %s show so and ask the server nothing',
  async (_, role, held) => {
    const services = servicesFor({ id: 1, role, privileges: new Set(held) }, catalogue);
    const closed = closedTo(role, held);
    expect(closed.length).toBeGreaterThan(10);
    for (const { path } of closed) {
      const sent = answerWith({ 'setup/v1/session': sessionAnswer(role, { privileges: held, services }) });
      openApp(path.replace(/:\w+/g, '1'), role);
      const said = await screen.findByText('You do not have permission', { selector: 'h1' });
      expect([path, said]).toEqual([path, expect.anything()]);
      const asked = sent.filter(
        ({ path: to }) => !/^setup\/v1\/(session|jobs|notifications|preferences|views)|^public\//.test(to),
      );
      expect([path, asked.map(({ path: to }) => to)]).toEqual([path, []]);
      cleanup();
    }
  },
);
