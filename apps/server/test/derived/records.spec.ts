import { fieldTypeOf } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { WholeSchool, baseOf, called, creatable } from './whole-school.ts';

/** What every resource of the catalogue does, whatever it is. A new one is covered on the day it is written. */
let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
}, 60_000);
afterAll(() => school.close());

const sortable = (resource: AnyResource): readonly string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => fieldTypeOf(field).sortable)
    .map(([key]) => key);

describe.each(creatable.map((resource) => [resource.key, resource] as const))('%s', (_key, resource) => {
  const base = baseOf(resource);
  let record: RecordValues;
  beforeAll(async () => {
    record = await school.create(resource);
  });
  const read = async () => school.call('GET', `${base}/get/${String(record['id'])}`, 'ADMIN');

  it('is read as it was saved, by both addresses', async () => {
    const one = await read();
    const other = await school.call('GET', `${base}/${String(record['id'])}`, 'ADMIN');
    expect(one.status).toBe(200);
    expect(one.body.data).toEqual(record);
    expect(other.text).toBe(one.text);
    expect(record['version']).toBe(1);
  });

  it('is found in its list, by its id and by the search', async () => {
    const found = await school.list(resource, { filter: { id: record['id'] }, range: [0, 9] });
    expect(found.status).toBe(200);
    expect(found.headers['content-range']).toBe(`${resource.key} 0-0/1`);
    expect((await school.list(resource, { filter: { q: 'S' }, range: [0, 9] })).status).toBe(200);
  });

  it('is sorted and filtered by each field that can be', async () => {
    for (const field of sortable(resource)) {
      const sorted = await school.list(resource, { sort: [field, 'DESC'], range: [0, 4] });
      expect([field, sorted.status, sorted.body.message]).toEqual([field, 200, sorted.body.message]);
      const value = record[field];
      if (value === null || value === undefined) continue;
      const filtered = await school.list(resource, {
        filter: { id: record['id'], [field]: value },
        range: [0, 4],
      });
      expect([field, filtered.status, (filtered.body.data as unknown[])?.length]).toEqual([field, 200, 1]);
    }
  });

  it('refuses what it does not know', async () => {
    const body = { ...(await school.sample(resource)), noSuchField: 1 };
    expect((await school.call('POST', `${base}/save`, 'ADMIN', body)).status).toBe(400);
    expect((await school.list(resource, { filter: { noSuchField: 1 } })).status).toBe(400);
    expect((await school.list(resource, { sort: ['noSuchField', 'ASC'] })).status).toBe(400);
    expect((await school.call('GET', `${base}/getall?noSuchParameter=1`, 'ADMIN')).status).toBe(400);
    const unknown = await school.call('GET', `${base}/get/999999999`, 'ADMIN');
    expect(unknown.status).toBe(404);
    expect((await school.call('GET', `${base}/get/abc`, 'ADMIN')).text).toBe(unknown.text);
  });
});

/** A field whose own value a client may send back. */
const plainFieldOf = (resource: AnyResource, record: RecordValues): string => {
  const plain = new Set(['text', 'int', 'flag', 'date', 'money']);
  const found = Object.entries(resource.fields).find(
    ([key, field]) =>
      plain.has(field.type) && !field.readOnly && record[key] !== undefined && record[key] !== null,
  );
  return found?.[0] ?? '';
};

const changeable = creatable.filter(
  ({ access, ownCalls }) => (access.update?.length ?? 0) > 0 && !ownCalls?.includes('update'),
);
describe.each(changeable.map((resource) => [resource.key, resource] as const))(
  '%s changes',
  (_key, resource) => {
    const base = baseOf(resource);

    it('with a version that rises, and not from a stale one', async () => {
      const record = await school.create(resource);
      const id = String(record['id']);
      const field = plainFieldOf(resource, record);
      const same = { [field]: record[field], version: 1 };
      const first = await school.call('PUT', `${base}/update/${id}`, 'ADMIN', same);
      expect([first.status, first.body.message]).toEqual([200, first.body.message]);
      expect((first.body.data as RecordValues)['version']).toBe(2);
      const stale = await school.call('PUT', `${base}/update/${id}`, 'ADMIN', same);
      expect(stale.status).toBe(409);
      expect((stale.body.data as RecordValues)['code']).toBe('STALE');
      expect(
        ((await school.call('GET', `${base}/get/${id}`, 'ADMIN')).body.data as RecordValues)['version'],
      ).toBe(2);
    });
  },
);

const archived = creatable.filter(
  ({ access, noArchive, ownCalls }) =>
    !noArchive && (access.delete?.length ?? 0) > 0 && !ownCalls?.includes('archive'),
);
describe.each(archived.map((resource) => [resource.key, resource] as const))(
  '%s is archived',
  (_key, resource) => {
    it('and comes back', async () => {
      const base = baseOf(resource);
      const id = Number((await school.create(resource))['id']);
      const filter = new URLSearchParams({ filter: JSON.stringify({ id }) });
      const among = async (suffix: string): Promise<number> =>
        ((await school.call('GET', `${base}/${suffix}?${filter}`, 'ADMIN')).body.data as unknown[]).length;
      expect((await school.call('POST', `${base}/archive/${id}`, 'ADMIN', {})).status).toBe(200);
      expect([await among('getallArchived'), await among('getallunArchived'), await among('getall')]).toEqual(
        [1, 0, 1],
      );
      expect((await school.call('POST', `${base}/restore/${id}`, 'ADMIN', {})).status).toBe(200);
      expect([await among('getallArchived'), await among('getallunArchived')]).toEqual([0, 1]);
    });
  },
);

const removable = creatable.filter(
  ({ access, ownCalls }) => (access.delete?.length ?? 0) > 0 && !ownCalls?.includes('delete'),
);
describe.each(removable.map((resource) => [resource.key, resource] as const))(
  '%s is deleted',
  (_key, resource) => {
    const base = baseOf(resource);

    it('when nothing points at it', async () => {
      const body = await school.sample(resource);
      const saved = await school.call('POST', `${base}/save`, 'ADMIN', body);
      const id = Number((saved.body.data as RecordValues)['id']);
      const removed = await school.call('DELETE', `${base}/delete/${id}`, 'ADMIN');
      if (removed.status === 409) {
        // Records that make others with them (an account, a revision) name those as the reason.
        expect((removed.body.data as RecordValues)['code']).toBe('HAS_DEPENDENTS');
        return;
      }
      expect(removed.status).toBe(200);
      expect((await school.call('GET', `${base}/get/${id}`, 'ADMIN')).status).toBe(404);
    });
  },
);

/** Pairs of a resource and one that must point at it. */
const held = creatable.flatMap((resource) =>
  Object.values(resource.fields).flatMap((field) =>
    field.type === 'ref' && field.required && !field.readOnly && (field.onDelete ?? 'restrict') === 'restrict'
      ? [[resource.key, field.to, resource] as const]
      : [],
  ),
);
describe.each(held)('%s holds %s', (_key, to, resource) => {
  it('which is not deleted while it is there', async () => {
    const target = called.find(({ key }) => key === to);
    if (!target || (target.access.delete?.length ?? 0) === 0) return;
    const record = await school.create(resource);
    const field =
      Object.entries(resource.fields).find(
        ([, one]) => one.type === 'ref' && one.to === to && one.required,
      )?.[0] ?? '';
    const refused = await school.call('DELETE', `${baseOf(target)}/delete/${String(record[field])}`, 'ADMIN');
    expect(refused.status).toBe(409);
  });
});
