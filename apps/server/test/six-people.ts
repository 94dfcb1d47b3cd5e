import { builtInRoleGroups } from '@school/resources';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@school/kernel';
import { School, tokenOf } from './school.ts';

/** The six accounts of a demo school: their kind, and their role group. */
export const sixAccounts = [
  ['admin', 'ADMIN', undefined],
  ['hr', 'EMPLOYEE', 'HR'],
  ['finance', 'EMPLOYEE', 'Finance'],
  ['teacher', 'EMPLOYEE', 'Teacher'],
  ['student', 'STUDENT', undefined],
  ['parent', 'PARENT', undefined],
] as const satisfies readonly (readonly [username: string, role: Role, group: string | undefined])[];

export type SixPerson = (typeof sixAccounts)[number][0];

export const sixPeople: readonly SixPerson[] = sixAccounts.map(([username]) => username);

/** Privileges of a group as shipped with the product; none without a group. */
export const privilegesOf = (group: string | undefined): readonly string[] =>
  builtInRoleGroups.find(({ name }) => name === group)?.privileges ?? [];

/** A school with the six signed in. */
const openWithSix = async (): Promise<{
  readonly school: School;
  readonly server: NestFastifyApplication;
  readonly tokenFor: (person: SixPerson) => string;
}> => {
  const school = await School.open();
  const server = await school.server();
  const tokens = new Map<SixPerson, string>();
  for (const [username, entityType, group] of sixAccounts) {
    await school.addUser({ username, entityType, privileges: privilegesOf(group) });
    tokens.set(username, await tokenOf(server, username));
  }
  return { school, server, tokenFor: (person) => tokens.get(person) ?? '' };
};

type Six = Awaited<ReturnType<typeof openWithSix>>;

/** The same for the tests around the call: opened before them, closed after them. */
export const sixSignedIn = (): Six => {
  let opened: Six | undefined;
  const six = (): Six => {
    if (!opened) throw new Error('The school opens with the first test.');
    return opened;
  };
  beforeAll(async () => {
    opened = await openWithSix();
  });
  afterAll(() => opened?.school.close());
  return {
    get school() {
      return six().school;
    },
    get server() {
      return six().server;
    },
    tokenFor: (person) => six().tokenFor(person),
  };
};
