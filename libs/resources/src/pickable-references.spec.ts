import { mayPick, pickedRowsFor } from '@school/kernel';
import type { Actor, AnyResource, Fields, Principal, Role } from '@school/kernel';
import { catalogue } from './index.ts';

const roles: readonly Role[] = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'];

const holder = (...privileges: string[]): Actor => ({
  id: 1,
  role: 'EMPLOYEE',
  privileges: new Set(privileges),
});
/** How many rules open records to the actor's pickers. */
const openings = (actor: Actor, { access }: AnyResource): number => {
  if (!mayPick(actor, access)) return 0;
  const rows = pickedRowsFor(actor, access);
  return rows === 'all' ? Number.POSITIVE_INFINITY : rows.length;
};

/** Whether a privilege offers its holder all records, or more than any employee is offered. */
const offers = (privilege: Principal, target: AnyResource): boolean => {
  const offered = openings(holder(privilege), target);
  return offered === Number.POSITIVE_INFINITY || offered > openings(holder(), target);
};

const refused = (at: string, fields: Fields = {}, principals: readonly Principal[] = []): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if ((field.type !== 'ref' && field.type !== 'refs') || field.readOnly || !catalogue.has(field.to))
      return [];
    const target = catalogue.resource(field.to);
    return principals
      .filter((principal) => !roles.some((role) => role === principal) && !offers(principal, target))
      .map((principal) => `${at}.${key}: ${principal} cannot choose ${field.to}`);
  });

const verbsOf = ({ lifecycle, actions }: AnyResource) => ({ ...lifecycle?.transitions, ...actions });

describe('whoever writes a record', () => {
  it('can choose what it names, in forms and in what verbs ask for', () => {
    const found = catalogue.resources.flatMap((resource) => [
      ...refused(resource.key, resource.fields, [
        ...new Set([...(resource.access.create ?? []), ...(resource.access.update ?? [])]),
      ]),
      ...Object.entries(verbsOf(resource)).flatMap(([name, { ask, access }]) =>
        refused(`${resource.key}.${name}`, ask, access),
      ),
    ]);
    expect(found).toEqual([]);
  });
});
