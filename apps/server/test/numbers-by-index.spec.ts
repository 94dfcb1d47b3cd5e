import { Client } from 'pg';
import { borrowersByNumber } from '../src/modules/library/borrower.store.ts';
import { takenNumbers } from '../src/modules/library/title.store.ts';
import { isUsernameTaken } from '../src/modules/students/accounts.store.ts';
import { isAdmissionNumberTaken } from '../src/modules/students/student.store.ts';
import type { Connection, Statement } from '../src/platform/database/database.ts';
import { School } from './school.ts';

/** Asked for each admission, each new copy and each scan at the desk, so they must not read whole tables as a school grows. */
const lookups: Readonly<Record<string, (connection: Connection) => Promise<unknown>>> = {
  'an admission number, given or not': (connection) => isAdmissionNumberTaken(connection, 'S0001'),
  'the name of an account': (connection) => isUsernameTaken(connection, 'S0001'),
  'numbers of copies': (connection) => takenNumbers(connection, ['1', '2']),
  'whose number a scanner reads': (connection) => borrowersByNumber(connection, 'S0001'),
};

/** A number that is compared with each row of a table or of an index, instead of being looked up. */
const readWhole = /(?:Filter|Hash Cond|Merge Cond): .*lower\(/;

describe('a number is looked up by an index', () => {
  let school: School;
  let client: Client;
  const asked: Statement[] = [];
  const connection: Connection = {
    query: async <T extends object>(statement: Statement) => {
      asked.push(statement);
      return (await client.query<T>(statement.text, [...(statement.values ?? [])])).rows;
    },
    repository: () => {
      throw new Error('Numbers are looked up by statements.');
    },
  };
  beforeAll(async () => {
    school = await School.open();
    client = new Client({ connectionString: school.url });
    await client.connect();
    // The tables are empty, for which the database would read them whole even where there is an index.
    await client.query('set search_path to main, public; set enable_seqscan to off');
  });
  afterAll(async () => {
    await client.end();
    await school.close();
  });

  it.each(Object.entries(lookups))('%s', async (_what, look) => {
    asked.length = 0;
    await look(connection);
    expect(asked).not.toEqual([]);
    for (const { text, values = [] } of asked) {
      const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain ${text}`, [...values]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(readWhole);
    }
  });
});
