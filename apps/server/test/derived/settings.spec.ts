import { defaultOf, fieldTypeOf, fieldsOf } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { WholeSchool, baseOf } from './whole-school.ts';

/** What every settings record of the catalogue does, whatever it is about. */
const settings: readonly AnyResource[] = catalogue.resources.filter(
  ({ kind, api, ownCalls }) => kind === 'settings' && api !== undefined && !ownCalls?.includes('update'),
);
const resets = ({ readOnly, ...field }: AnyField): boolean =>
  !readOnly && !fieldTypeOf(field).derived && !(field.required && defaultOf(field) === null);

/** "1" and "1.00" are the same number, an empty list is nothing. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  return typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? String(Number(value)) : value;
};

let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
});
afterAll(() => school.close());

it('there are several', () => {
  expect(settings.length).toBeGreaterThanOrEqual(4);
});

describe.each(settings.map((resource) => [resource.key, resource] as const))(
  'settings %s',
  (_key, resource) => {
    const base = baseOf(resource);
    const reset = (body?: unknown, caller = 'ADMIN') =>
      school.call('POST', `${base}/reset`, caller, body ?? {});
    const get = async (): Promise<RecordValues> =>
      (await school.call('GET', `${base}/get`, 'ADMIN')).body.data as RecordValues;
    const own = (record: RecordValues): RecordValues =>
      Object.fromEntries(
        Object.entries(fieldsOf(resource))
          .filter(([key, field]) => resets(field) && record[key] !== undefined)
          .map(([key]) => [key, plain(record[key])]),
      );

    it('go back to their defaults, one by one and as a whole, and tell it in the history', async () => {
      const defaults = await get();
      expect((await reset()).body.data).toEqual(defaults);
      const saved = await school.call('PUT', `${base}/update`, 'ADMIN', await school.sample(resource));
      expect([saved.status, saved.body.message]).toEqual([200, 'Saved']);
      const before = await get();
      const [changed] = Object.keys(own(defaults)).filter(
        (key) => JSON.stringify(own(before)[key]) !== JSON.stringify(own(defaults)[key]),
      );
      if (changed === undefined) throw new Error(`The sample of ${resource.key} is like its defaults.`);
      const one = await reset({ fields: [changed] });
      expect([one.status, one.body.message]).toEqual([200, 'Back to the defaults']);
      expect(own(await get())[changed]).toEqual(own(defaults)[changed]);
      expect((await reset()).status).toBe(200);
      const after = await get();
      expect(own(after)).toEqual(own(defaults));
      expect(Number(after['version'])).toBeGreaterThan(Number(before['version']));
      const history = await school.call('GET', `${base}/history/${String(after['id'])}`, 'ADMIN');
      expect((history.body.data as unknown[]).length).toBeGreaterThanOrEqual(2);
    });

    it('refuse a name that is no field, and callers who may not change them', async () => {
      expect((await reset({ fields: ['noSuchField'] })).status).toBe(400);
      expect((await reset({ fields: 'x' })).status).toBe(400);
      expect((await reset({ more: 1 })).status).toBe(400);
      for (const role of ['STUDENT', 'PARENT']) expect((await reset({}, role)).status).toBe(403);
    });
  },
);
