import { fieldOf, fieldTypeOf } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import { isSearchable } from '../../src/engine/search/searchable.ts';
import type { SearchAnswer } from '../../src/engine/search/found.ts';
import { DemoSchool } from '../demo-school.ts';
import { baseOf, called } from './whole-school.ts';

/** What a picker shows is what users type: every title finds its row, whole and by each of its words. */
let demo: DemoSchool;
beforeAll(async () => {
  demo = await DemoSchool.open();
}, 300_000);
afterAll(async () => {
  await demo.server.close();
  await demo.school.close();
});

interface Pick {
  readonly id: number;
  readonly label: string;
}

/** Whether the title is text; those of days, numbers and choices are in the language of the reader. */
const isWords = (resource: AnyResource, path = resource.title): boolean => {
  const [key = '', ...rest] = path.split('.');
  const field = fieldOf(resource, key);
  if (!field) return false;
  if (field.type === 'ref')
    return isWords(catalogue.resource(field.to), rest.length > 0 ? rest.join('.') : undefined);
  if (field.type === 'computed') return (field.as ?? 'text') === 'text';
  if (field.type === 'lookup') {
    const via = fieldOf(resource, field.via);
    return via?.type === 'ref' && isWords(catalogue.resource(via.to), field.field);
  }
  return fieldTypeOf(field).kind === 'text' && field.type !== 'choice';
};

const titled = called.filter((resource) => !resource.single && isWords(resource));

const read = async <T>(path: string): Promise<T> => {
  const answer = await demo.get(path, 'admin');
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body['data'] as T;
};
const optionsOf = (
  resource: AnyResource,
  query: Readonly<Record<string, string>>,
): Promise<readonly Pick[]> => read(`${baseOf(resource).slice(1)}/options?${new URLSearchParams(query)}`);

/** Some rows of the demo school with their titles, except those without one, which a picker calls `#12`. */
const rowsOf = async (resource: AnyResource): Promise<readonly { id: number; label: string }[]> => {
  const picks = await optionsOf(resource, { range: '[0,2]' });
  return picks.filter(({ id, label }) => label !== `#${id}`);
};

const finds = async (resource: AnyResource, text: string, id: number): Promise<boolean> => {
  const filter = JSON.stringify({ id, q: text });
  const listed = await read<readonly unknown[]>(
    `${baseOf(resource).slice(1)}/getall?${new URLSearchParams({ filter, fields: '["id"]', range: '[0,0]' })}`,
  );
  const offered = await optionsOf(resource, { q: text, filter: JSON.stringify({ id }), range: '[0,0]' });
  return listed.length === 1 && offered.length === 1;
};

it('covers what is called by other records', () => {
  const keys = titled.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['batch', 'exam', 'examGroup', 'subject', 'student', 'studentFee']),
  );
});

describe.each(titled.map((resource) => [resource.key, resource] as const))('%s', (key, resource) => {
  const listed = !resource.ownCalls?.includes('getall');

  it('is found by its title, by each word of it and by two letters', async () => {
    for (const { id, label } of listed ? await rowsOf(resource) : []) {
      const words = label.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      const beginnings = words.slice(0, 1).map((word) => [...word].slice(0, 2).join(''));
      for (const text of [label, ...words, ...beginnings]) {
        expect([key, text, await finds(resource, text, id)]).toEqual([key, text, true]);
      }
    }
  });

  it('is named by its title where that is its alone', async () => {
    for (const { id, label } of listed ? await rowsOf(resource) : []) {
      const named = await read<readonly { readonly id: number }[]>(
        `${baseOf(resource).slice(1)}/named?${new URLSearchParams({ names: JSON.stringify([label]) })}`,
      );
      const alike = await optionsOf(resource, { q: label, range: '[0,99]' });
      const isAlone = alike.filter((one) => one.label.toLowerCase() === label.toLowerCase()).length === 1;
      if (isAlone) expect([key, label, named.map((one) => one.id)]).toEqual([key, label, [id]]);
    }
  });
});

describe('the search over everything', () => {
  it.each(titled.filter(isSearchable).map((resource) => [resource.key, resource] as const))(
    'finds %s by its title',
    async (key, resource) => {
      const [row] = await rowsOf(resource);
      if (!row) return;
      const answer = await read<SearchAnswer>(`api/setup/v1/search?${new URLSearchParams({ q: row.label })}`);
      const found = answer.records.filter((one) => one.resource === key);
      const isThere =
        found.some(({ id }) => id === row.id) || found.length >= 6 || answer.records.length >= 24;
      expect([key, row.label, isThere || answer.partial]).toEqual([key, row.label, true]);
    },
  );
});
