import { call } from '../../../test/school.ts';
import { sixSignedIn } from '../../../test/six-people.ts';
import type { SixPerson } from '../../../test/six-people.ts';
import { wholeSearch } from '../../../test/whole-search.ts';
import type { SearchAnswer } from './found.ts';
import { takenApart } from './searchable.ts';

it.each([
  ['naqvi pay', ['naqvi|pay', 'pay|naqvi']],
  ['g9 b attendance', ['g9 b|attendance', 'b attendance|g9', 'g9|b attendance', 'attendance|g9 b']],
  ['naqvi', []],
  ['naqvi p', ['p|naqvi']],
  ['', []],
])('%s may be a record and a verb', (text, expected) => {
  const found = takenApart(text).map(({ words, left }) => `${words.join(' ')}|${left}`);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(expected.length > 0 || found.length === 0).toBe(true);
});

describe('a name and a verb', () => {
  const six = sixSignedIn();
  beforeAll(async () => {
    await call(six.server, '/setup/v1/Class/save', {
      token: six.tokenFor('admin'),
      body: { name: 'Grade 9', code: 'G9' },
    });
  });

  const ask = async (person: SixPerson, q: string, apart = 'true') =>
    call(six.server, `/setup/v1/search?${new URLSearchParams({ q, apart })}`, {
      token: six.tokenFor(person),
    });

  it('find the record and say what is left', async () => {
    const { records } = await wholeSearch(async () => {
      const { status, body } = await ask('admin', 'grade history');
      expect(status).toBe(200);
      return body.data as unknown as SearchAnswer;
    });
    expect(records).toContainEqual(expect.objectContaining({ resource: 'course', left: 'history' }));
  });

  it('find nothing for who may not see it, and refuse what is no question', async () => {
    const { body } = await ask('parent', 'grade history');
    const { records } = body.data as unknown as SearchAnswer;
    expect(records.filter(({ resource }) => resource === 'course')).toEqual([]);
    expect((await ask('admin', 'grade history', 'maybe')).status).toBe(400);
  });
});
