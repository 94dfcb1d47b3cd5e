import { Client } from 'pg';
import { mainInstitute } from '../../platform/database/database.ts';
import { call } from '../../../test/school.ts';
import { sixSignedIn } from '../../../test/six-people.ts';
import { wholeSearch } from '../../../test/whole-search.ts';
import type { SearchAnswer } from './found.ts';

const six = sixSignedIn();

const ask = async (q: string): Promise<SearchAnswer> => {
  const path = `/setup/v1/search?${new URLSearchParams({ q })}`;
  const { status, body } = await call(six.server, path, { token: six.tokenFor('admin') });
  expect([q, status]).toEqual([q, 200]);
  return body.data as unknown as SearchAnswer;
};

const save = async (path: string, body: Record<string, unknown>): Promise<void> => {
  const { status } = await call(six.server, `/setup/v1/${path}/save`, { token: six.tokenFor('admin'), body });
  expect([body, status]).toEqual([body, 201]);
};

describe('what is found in several kinds of record', () => {
  beforeAll(async () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8])
      await save('Class', { name: `Orchid ${count}`, code: `ORC${count}` });
    await save('EmployeeDepartments', { name: 'The orchid house', code: 'HOUSE' });
    await save('EmployeeDepartments', { name: 'Gardens', code: 'orchid' });
  });

  it('comes by rank, six of a kind', async () => {
    const { records, partial } = await wholeSearch(() => ask('Orchid'));
    expect(partial).toBe(false);
    const found = records.map(({ resource, label, exact }) => [resource, label.replace(/ \(.*/, ''), exact]);
    expect(found).toEqual([
      ['employeeDepartment', 'Gardens', true],
      ...[1, 2, 3, 4, 5, 6].map((count) => ['course', `Orchid ${count}`, false]),
      ['employeeDepartment', 'The orchid house', false],
    ]);
  });
});

it('gives up on a table that is locked, and says so', async () => {
  const other = new Client({ connectionString: six.school.url });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query(`LOCK TABLE "${mainInstitute}".employee_department IN ACCESS EXCLUSIVE MODE`);
    expect(await ask('orchid')).toEqual({ records: [], partial: true });
  } finally {
    await other.end();
  }
  expect((await wholeSearch(() => ask('orchid'))).partial).toBe(false);
});
