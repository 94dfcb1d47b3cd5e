import { assert, asyncProperty, string } from 'fast-check';
import { may, searchFields } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import type { SearchAnswer } from '../../src/engine/search/found.ts';
import { isSearchable, wordsToFind } from '../../src/engine/search/searchable.ts';
import { actorOf, callersOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { wholeSearch } from '../whole-search.ts';
import { WholeSchool, called, creatable } from './whole-school.ts';

/** Global search reveals to nobody what their lists do not. */
let school: WholeSchool;
const employees: number[] = [];
const searchable = called.filter(
  (resource) => isSearchable(resource) && !resource.ownCalls?.includes('getall'),
);

beforeAll(async () => {
  school = await WholeSchool.open();
  for (let count = 0; count < 2; count += 1)
    employees.push(Number((await school.create(catalogue.resource('employee')))['id']));
  for (const resource of searchable.filter((one) => creatable.includes(one))) await school.shared(resource);
});
afterAll(() => school.close());

const search = (text: string, caller: Caller): Promise<SearchAnswer> =>
  wholeSearch(async () => {
    const query = new URLSearchParams({ q: text });
    const { status, body } = await school.call('GET', `/api/setup/v1/search?${query}`, caller);
    expect([text, status]).toEqual([text, 200]);
    const answer = body.data as SearchAnswer;
    const exact = answer.records.map((record) => record.exact);
    expect([text, exact]).toEqual([text, exact.toSorted((a, b) => Number(b) - Number(a))]);
    return answer;
  });

/** Texts of a row that are tried: each searches everything once for everyone. */
const triedTexts = 3;

const everybody = (resource: AnyResource): readonly Caller[] => [
  ...callersOf(resource),
  ...employees.map((id) => `EMPLOYEE@${id}`),
];

/** A text by which a record of the resource can be found, and which a plain reader may not be allowed to read. */
const wordsOf = (resource: AnyResource, row: RecordValues): readonly string[] =>
  searchFields(resource).flatMap(({ path }) => {
    const value = row[path];
    return value === null || value === undefined ? [] : [String(value)];
  });

/** Those of the first row, and one of the second that is not in the first. */
const textsOf = (resource: AnyResource, rows: readonly RecordValues[]): readonly string[] => {
  const [first = [], second = []] = rows.map((row) => [...new Set(wordsOf(resource, row))]);
  return [...first.slice(0, triedTexts), ...second.filter((text) => !first.includes(text)).slice(0, 1)];
};

const rowsOf = async (
  resource: AnyResource,
  caller: Caller,
  text: string,
): Promise<readonly RecordValues[]> => {
  const { body, status } = await school.list(
    resource,
    { ...(text ? { filter: { q: text } } : {}), range: [0, 999] },
    caller,
  );
  return status === 200 ? (body.data as readonly RecordValues[]) : [];
};

describe.each(searchable.map((resource) => [resource.key, resource] as const))('%s', (key, resource) => {
  it('is found by exactly those whose list has the record', async () => {
    const rows = (await rowsOf(resource, 'ADMIN', '')).slice(0, 2);
    expect(creatable.includes(resource) ? rows.length : 1).toBeGreaterThan(0);
    for (const text of textsOf(resource, rows)) {
      for (const caller of everybody(resource)) {
        const { records, partial } = await search(text, caller);
        const found = records.filter((one) => one.resource === key).map(({ id }) => id);
        const listed = may(actorOf(caller), resource.access, 'read')
          ? (await rowsOf(resource, caller, text))
              .filter((row) => !row['archived'])
              .map(({ id }) => Number(id))
          : [];
        expect([caller, text, found.filter((id) => !listed.includes(id))]).toEqual([caller, text, []]);
        if (!partial && listed.length > 0 && listed.length <= 6 && records.length < 24)
          expect([caller, text, found.toSorted()]).toEqual([caller, text, listed.toSorted()]);
      }
    }
  });
});

describe('the search over everything', () => {
  it('puts the record of a number first and leaves the archive out', async () => {
    const employee = catalogue.resource('employee');
    const row = await school.create(employee);
    const number = String(row['employeeNumber']);
    const { records } = await search(number.toLowerCase(), 'ADMIN');
    expect(records[0]).toMatchObject({ resource: 'employee', id: Number(row['id']), exact: true });
    await school.call('POST', `/api/setup/v1/EmployeeDetails/archive/${String(row['id'])}`, 'ADMIN', {});
    const after = (await search(number, 'ADMIN')).records;
    expect(after.filter(({ id, resource }) => resource === 'employee' && id === row['id'])).toEqual([]);
  });

  it('answers whatever is typed', async () => {
    await assert(
      asyncProperty(string({ maxLength: 60, unit: 'grapheme' }), async (text) => {
        const { status } = await school.call(
          'GET',
          `/api/setup/v1/search?${new URLSearchParams({ q: text })}`,
          'ADMIN',
        );
        expect([text, text.includes('\0') ? 400 : 200]).toEqual([text, status]);
      }),
      { numRuns: 60 },
    );
    expect(wordsToFind('  A  b ')).toEqual(['a', 'b']);
    expect((await search('', 'ADMIN')).records).toEqual([]);
    expect((await school.call('GET', '/api/setup/v1/search?x=1', 'ADMIN')).status).toBe(400);
    expect((await school.call('GET', '/api/setup/v1/search?q=a', '')).status).toBe(401);
  });
});
