import { fieldTypeOf, fieldsOf } from '@school/kernel';
import type { AnyField, AnyResource, ResourceKey } from '@school/kernel';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { WholeSchool, baseOf, called, creatable } from './whole-school.ts';

/** What every resource of the catalogue does, whatever it is. A new one is covered from the day it is written. */
let school: WholeSchool;
beforeAll(async () => {
  school = await WholeSchool.open();
});
afterAll(() => school.close());

const named = (resources: readonly AnyResource[]) =>
  resources.map((resource) => [resource.key, resource] as const);

/** The filter that finds a record by the value of one field; undefined where no filter can express it. */
const filterBy = (key: string, field: AnyField, value: unknown): RecordValues | undefined => {
  if (field.type === 'json' || field.type === 'group') return undefined;
  if (field.type === 'file' || field.type === 'image') return { [`${key}_empty`]: false };
  if (Array.isArray(value))
    return value.length > 0 ? { [`${key}_contains`]: value[0] as unknown } : undefined;
  return { [key]: value };
};

/** Fields whose stored value is made by the server itself. */
const isKeptAsGiven = ({ type }: AnyField): boolean =>
  !['secret', 'lines', 'richText', 'file'].includes(type);

/** Types whose value is the same in a column and in a response. */
const sameForBoth = new Set(['text', 'longText', 'int', 'flag', 'date', 'money', 'choice', 'ref', 'decimal']);

describe.each(named(creatable))('%s', (_key, resource) => {
  const base = baseOf(resource);
  const ownGet = resource.ownCalls?.includes('get') === true;
  let body: RecordValues;
  let record: RecordValues;
  beforeAll(async () => {
    body = await school.sample(resource);
    record = await school.save(resource, body);
  });
  const get = (address: string) => school.call('GET', `${base}/${address}`, 'ADMIN');

  it('is read as it was saved, by both addresses (B104, B106)', async () => {
    for (const [key, value] of Object.entries(body)) {
      const field = fieldsOf(resource)[key];
      if (field && isKeptAsGiven(field)) expect([key, record[key]]).toEqual([key, value]);
    }
    expect(record['version']).toBe(1);
    const one = await get(`get/${String(record['id'])}`);
    expect(one.status).toBe(200);
    expect((await get(String(record['id']))).status).toBe(200);
    if (!ownGet) expect(one.body.data).toEqual(record);
  });

  it('is the same for a repository', async () => {
    const stored = await school.sql
      .repository(resource.key as ResourceKey)
      .findOneBy({ id: record['id'] as never });
    expect(stored).toMatchObject({ id: record['id'], version: 1, archived: false });
    const kept: RecordValues = { ...stored };
    for (const [key, field] of Object.entries(resource.fields))
      if (sameForBoth.has(field.type)) expect([key, kept[key]]).toEqual([key, record[key]]);
  });

  it('is found in its list, by its id and by the search (B105)', async () => {
    const found = await school.list(resource, { filter: { id: record['id'] }, range: [0, 9] });
    expect(found.status).toBe(200);
    expect(found.headers['content-range']).toBe(`${resource.key} 0-0/1`);
    expect((await school.list(resource, { filter: { q: 'S' }, range: [0, 9] })).status).toBe(200);
  });

  it('is filtered by each field that can be', async () => {
    for (const [key, field] of Object.entries(resource.fields)) {
      const value = record[key];
      const filter = value === null || value === undefined ? undefined : filterBy(key, field, value);
      if (!filter || fieldTypeOf(field).operators.length === 0) continue;
      const answer = await school.list(resource, { filter: { id: record['id'], ...filter }, range: [0, 4] });
      expect([key, answer.status, answer.body.message]).toEqual([key, 200, answer.body.message]);
      expect([key, (answer.body.data as unknown[]).length]).toEqual([key, 1]);
    }
  });

  it('refuses what it does not know', async () => {
    const surplus = { ...(await school.sample(resource)), noSuchField: 1 };
    expect((await school.call('POST', `${base}/save`, 'ADMIN', surplus)).status).toBe(400);
    expect((await school.list(resource, { filter: { noSuchField: 1 } })).status).toBe(400);
    expect((await school.list(resource, { sort: ['noSuchField', 'ASC'] })).status).toBe(400);
    expect((await get('getall?noSuchParameter=1')).status).toBe(400);
    const unknown = await get('get/999999999');
    expect(unknown.status).toBe(404);
    expect((await get('get/abc')).text).toBe(unknown.text);
  });
});

/** The fields whose own value a client may send back. */
const plainFieldsOf = (resource: AnyResource, record: RecordValues): readonly string[] =>
  Object.entries(resource.fields)
    .filter(([key, { type, readOnly }]) => {
      const isPlain = ['text', 'longText', 'int', 'flag', 'date', 'money', 'choice', 'ref'].includes(type);
      return isPlain && !readOnly && record[key] !== undefined && record[key] !== null;
    })
    .map(([key]) => key);

const changeable = creatable.filter(
  ({ access, ownCalls }) => (access.update?.length ?? 0) > 0 && !ownCalls?.includes('update'),
);
describe.each(named(changeable))('%s changes', (_key, resource) => {
  const base = baseOf(resource);

  it('with a version that is one and the number of changes, and not from a stale one (B107)', async () => {
    const record = await school.create(resource);
    const address = `${base}/update/${String(record['id'])}`;
    const fields = plainFieldsOf(resource, record);
    expect(fields.length).toBeGreaterThan(0);
    let version = 1;
    for (const field of fields.slice(0, 3)) {
      const same = { [field]: record[field], version };
      const answer = await school.call('PUT', address, 'ADMIN', same);
      expect([field, answer.status, answer.text]).toEqual([field, 200, answer.text]);
      version += 1;
      expect((answer.body.data as RecordValues)['version']).toBe(version);
    }
    const [field = ''] = fields;
    const stale = await school.call('PUT', address, 'ADMIN', { [field]: record[field], version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.data).toMatchObject({ code: 'STALE', version });
    expect((await school.read(resource, Number(record['id'])))['version']).toBe(version);
  });

  it('and nothing else than version and time when the same values come back', async () => {
    const record = await school.create(resource);
    const id = Number(record['id']);
    const before = await school.read(resource, id);
    const same = Object.fromEntries(plainFieldsOf(resource, record).map((key) => [key, record[key]]));
    const answer = await school.call('PUT', `${base}/update/${id}`, 'ADMIN', same);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    const after = await school.read(resource, id);
    expect({ ...after, version: 0, updatedAt: 0, updatedBy: 0 }).toEqual({
      ...before,
      version: 0,
      updatedAt: 0,
      updatedBy: 0,
    });
  });

  it('and tells each write in its history', async () => {
    const record = await school.create(resource);
    const id = Number(record['id']);
    const [field = ''] = plainFieldsOf(resource, record);
    await school.call('PUT', `${base}/update/${id}`, 'ADMIN', { [field]: record[field] });
    const history = await school.call('GET', `${base}/history/${id}`, 'ADMIN');
    expect(history.status).toBe(200);
    const verbs = (history.body.data as readonly RecordValues[]).map(({ verb }) => verb);
    expect(verbs).toEqual(['update', 'create']);
  });
});

describe.each(named(creatable))('%s in pages', (_key, resource) => {
  const ids: unknown[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 5; count += 1) ids.push((await school.create(resource))['id']);
  });
  const rows = async (query: RecordValues): Promise<readonly RecordValues[]> => {
    const answer = await school.list(resource, { filter: { id: ids }, ...query });
    expect([query, answer.status]).toEqual([query, 200]);
    return answer.body.data as readonly RecordValues[];
  };

  it('gives the whole list without gaps and doubles, however it is sorted', async () => {
    const sortable = Object.entries(resource.fields).filter(([, field]) => fieldTypeOf(field).sortable);
    for (const key of ['id', ...sortable.map(([name]) => name)]) {
      const whole = await rows({ sort: [key, 'ASC'] });
      expect(whole.length).toBe(ids.length);
      const pages = [
        [0, 1],
        [2, 3],
        [4, 5],
      ].map((range) => rows({ sort: [key, 'ASC'], range }));
      expect([key, (await Promise.all(pages)).flat()]).toEqual([key, whole]);
      const values = (list: readonly RecordValues[]) =>
        list.map((row) => row[key]).filter((value) => value !== null);
      const down = await rows({ sort: [key, 'DESC'] });
      expect([key, values(down).toReversed()]).toEqual([key, values(whole)]);
    }
  });
});

const archived = creatable.filter(
  ({ access, noArchive, ownCalls }) =>
    !noArchive && (access.delete?.length ?? 0) > 0 && !ownCalls?.includes('archive'),
);
describe.each(named(archived))('%s is archived', (_key, resource) => {
  it('and comes back, and is listed apart meanwhile (B109)', async () => {
    const base = baseOf(resource);
    const id = Number((await school.create(resource))['id']);
    const filter = new URLSearchParams({ filter: JSON.stringify({ id }) });
    const among = async (suffix: string): Promise<number> =>
      ((await school.call('GET', `${base}/${suffix}?${filter}`, 'ADMIN')).body.data as unknown[]).length;
    expect((await school.call('POST', `${base}/archive/${id}`, 'ADMIN', {})).status).toBe(200);
    expect([await among('getallArchived'), await among('getallunArchived'), await among('getall')]).toEqual([
      1, 0, 1,
    ]);
    expect((await school.call('POST', `${base}/restore/${id}`, 'ADMIN', {})).status).toBe(200);
    expect([await among('getallArchived'), await among('getallunArchived')]).toEqual([0, 1]);
  });
});

const removable = creatable.filter(({ access }) => (access.delete?.length ?? 0) > 0);
describe.each(named(removable))('%s is deleted', (_key, resource) => {
  it('when nothing points at it (B108)', async () => {
    const base = baseOf(resource);
    const id = Number((await school.create(resource))['id']);
    const removed = await school.call('DELETE', `${base}/delete/${id}`, 'ADMIN');
    if (removed.status === 409) {
      // Records that create others along with them (an account, a revision) name those as the reason.
      expect(removed.body.data).toMatchObject({ code: 'HAS_DEPENDENTS' });
      return;
    }
    expect(removed.status).toBe(200);
    expect((await school.call('GET', `${base}/get/${id}`, 'ADMIN')).status).toBe(404);
  });
});

/** A resource, its field, and the other resource that it keeps from being deleted. */
const held = creatable.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.type !== 'ref' || !field.required || field.readOnly) return [];
    const target = called.find(({ key }) => key === field.to);
    const isHeld = (field.onDelete ?? 'restrict') === 'restrict' && (target?.access.delete?.length ?? 0) > 0;
    return target && isHeld ? [[resource.key, name, resource, target] as const] : [];
  }),
);
describe.each(held)('%s holds its %s', (_key, name, resource, target) => {
  it('which is not deleted while it is there', async () => {
    const record = await school.create(resource);
    const refused = await school.call('DELETE', `${baseOf(target)}/delete/${String(record[name])}`, 'ADMIN');
    expect([refused.status, refused.text]).toEqual([409, refused.text]);
  });
});
