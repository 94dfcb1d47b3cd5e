import { fieldsOf, isAsked, levelOf, mayLevel } from '@school/kernel';
import type { AnyResource, Filter, QuestionColumn, ReportQuestion } from '@school/kernel';
import { catalogue } from '@school/resources';
import { setTimeout as pause } from 'node:timers/promises';
import { mainInstitute } from '../../src/platform/database/database.ts';
import { Sessions } from '../../src/platform/sessions/sessions.ts';
import { ReportClock } from '../../src/modules/reporting/own-reports/report-clock.ts';
import { DemoSchool } from '../demo-school.ts';
import { sixPeople } from '../six-people.ts';
import type { SixPerson } from '../six-people.ts';

interface Page {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly totals: Readonly<Record<string, string>>;
  readonly missing: readonly QuestionColumn[];
}

const dataOf = <T>(text: string): T => (JSON.parse(text) as { data: T }).data;

/** User-defined reports, over every resource of the catalogue, for each of the six people of the demo school. */
describe('a report of one’s own', () => {
  let demo: DemoSchool;
  beforeAll(async () => {
    demo = await DemoSchool.open();
  });
  afterAll(() => demo.school.close());

  const ask = async (question: object, as: SixPerson, range = [0, 999]) => {
    const asked = encodeURIComponent(JSON.stringify(question));
    const { status, text } = await demo.get(
      `setup/v1/report/own?question=${asked}&range=${encodeURIComponent(JSON.stringify(range))}`,
      as,
    );
    return { status, page: dataOf<Page>(text) };
  };
  const listed = async ({ api, noArchive }: AnyResource, filter: Filter, as: SixPerson) => {
    const base = typeof api === 'string' ? api : api?.[0];
    const asked = encodeURIComponent(
      JSON.stringify({ ...filter, ...(noArchive ? {} : { archived: false }) }),
    );
    const sort = '&sort=["id","ASC"]';
    const path = `${base}/getall?fields=["id"]&range=[0,999]${sort}&filter=${asked}`;
    const { status, body } = await demo.get(path, as);
    const rows = Array.isArray(body.data) ? (body.data as { id: number }[]) : [];
    return { status, ids: rows.map(({ id }) => id) };
  };
  const accountOf = async (person: SixPerson): Promise<number> => {
    const statement = { text: 'select id::float8 as id from "user" where username = $1', values: [person] };
    const [row] = await demo.school.sql.query<{ id: number }>(statement);
    return row?.id ?? 0;
  };
  const rightsOf = async (person: SixPerson) => {
    const rights = await demo.server.get(Sessions).rightsOf(mainInstitute, await accountOf(person));
    if (!rights) throw new Error(`${person} may not sign in.`);
    return rights;
  };
  const ids = ({ rows }: Page): number[] => rows.map((row) => Number(row['id']));
  const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

  const generated = catalogue.resources.filter(
    ({ api, single, ownCalls = [] }) => api !== undefined && !single && !ownCalls.includes('getall'),
  );

  it.each(generated.map(({ key }) => key))('shows of %s the rows and columns of its reader', async (key) => {
    const resource = catalogue.resource(key);
    const paths = Object.entries(fieldsOf(resource)).flatMap(([path, field]) =>
      isAsked(field) ? [path] : [],
    );
    const columns = ['id', ...paths.filter((path) => path !== 'id')].slice(0, 40).map((path) => ({ path }));
    for (const person of sixPeople) {
      const rows = await listed(resource, {}, person);
      const { status, page } = await ask({ of: key, columns, sort: 'id' }, person);
      expect([person, status]).toEqual([person, rows.status]);
      if (status !== 200) continue;
      expect([person, sorted(ids(page))]).toEqual([person, sorted(rows.ids)]);
      const { actor } = await rightsOf(person);
      const hidden = columns.filter(({ path }) => {
        const field = fieldsOf(resource)[path];
        return field && !mayLevel(actor, resource.access, levelOf(field), 'read');
      });
      expect([person, page.missing.map(({ path }) => path)]).toEqual([
        person,
        hidden.map(({ path }) => path),
      ]);
    }
  });

  const overdue: Filter = {
    gender: 'FEMALE',
    'batch.course.name_in': ['Grade 9', 'Grade 10'],
    overdue_empty: false,
  };
  const byRoute: ReportQuestion = {
    of: 'student',
    filter: overdue,
    columns: [
      { path: 'id' },
      { path: 'fullName' },
      { path: 'batch.course' },
      { path: 'transport.pickupRoute' },
      { path: 'overdue.balance', figure: 'sum', total: true },
    ],
    groupBy: 'transport.pickupRoute',
  };

  it('answers what no report answers: girls with overdue bills by transport route', async () => {
    const { page } = await ask(byRoute, 'admin');
    const rows = await listed(catalogue.resource('student'), overdue, 'admin');
    expect(rows.ids.length).toBeGreaterThan(0);
    expect(sorted(ids(page))).toEqual(sorted(rows.ids));
    const { body } = await demo.get(
      `finance/v1/studentFee/aggregate?sum=["balance"]&filter=${encodeURIComponent(
        JSON.stringify({
          student_in: rows.ids,
          status_in: ['UNPAID', 'PARTIAL'],
          dueDate_lt: { $date: 'today' },
        }),
      )}`,
      'admin',
    );
    expect(page.totals['overdue.balance:sum']).toBe((body.data as { sum: { balance: string } }).sum.balance);
  });

  it('puts rows that are alike together, and counts each of them once', async () => {
    const columns = [{ path: 'batch.course' }, { path: '', figure: 'count' as const }];
    const { page } = await ask({ of: 'student', columns, sort: '-count' }, 'admin');
    const all = await listed(catalogue.resource('student'), {}, 'admin');
    expect(page.totals['count']).toBe(String(all.ids.length));
    expect(new Set(page.rows.map((row) => row['batch.course'])).size).toBe(page.total);
  });

  const saved = async (values: object): Promise<number> => {
    const made = await demo.as('admin').post<{ id: number }>('setup/v1/CustomReports/save', {
      name: 'Girls who are late',
      question: byRoute,
      ...values,
    });
    return made.id;
  };
  const read = async (id: number, as: SixPerson) => {
    const { status, text } = await demo.get(`setup/v1/report/own-${id}`, as);
    return { status, code: dataOf<{ code?: string } | null>(text)?.code, page: dataOf<Page>(text) };
  };

  it('is nobody’s but the maker’s until it is shared, and then each reads what is theirs', async () => {
    const own = await saved({});
    expect((await read(own, 'admin')).page.total).toBeGreaterThan(0);
    expect((await read(own, 'teacher')).status).toBe(404);
    const shared = await saved({ audience: 'STAFF' });
    expect(await read(shared, 'teacher')).toMatchObject({ status: 409, code: 'FILTER_NOT_READ' });
    const payroll = await saved({
      audience: 'STAFF',
      question: { of: 'payrollGroup', columns: [{ path: 'name' }] },
    });
    // 403 would end the session of a user who only opened what was shared with him.
    expect(await read(payroll, 'teacher')).toMatchObject({ status: 409, code: 'NOT_READ' });
    expect((await read(shared, 'student')).status).toBe(403);
    const open = await saved({
      audience: 'CHOSEN',
      people: [await accountOf('teacher')],
      question: { ...byRoute, filter: { gender: 'FEMALE' } },
    });
    const { page } = await read(open, 'teacher');
    const theirs = await listed(catalogue.resource('student'), { gender: 'FEMALE' }, 'teacher');
    expect(sorted(ids(page))).toEqual(sorted(theirs.ids));
    expect(page.missing.map(({ path }) => path)).toContain('overdue.balance');
    expect((await read(open, 'hr')).status).toBe(404);
  });

  it('refuses what its maker may not ask', async () => {
    const save = (question: unknown) =>
      demo.as('admin').post('setup/v1/CustomReports/save', { name: 'Wrong', question });
    for (const question of [
      null,
      { of: 'student', columns: [] },
      { of: 'student', columns: [{ path: 'no such field' }] },
      { of: 'nothing', columns: [{ path: 'name' }] },
      { of: 'student', columns: [{ path: 'lastName', figure: 'sum' }] },
      { of: 'student', columns: [{ path: 'lastName' }], filter: { nothing: 1 } },
    ])
      await expect(save(question)).rejects.toThrow();
  });

  it('goes by mail to each recipient once a day, with what is theirs to read', async () => {
    const [admin, teacher] = [await accountOf('admin'), await accountOf('teacher')];
    await demo.school.sql.query({
      text: `update "user" set email = username || '@school.test' where id = any($1::bigint[])`,
      values: [[admin, teacher]],
    });
    const report = await saved({
      question: { of: 'employee', columns: [{ path: 'fullName' }, { path: 'annualSalary' }] },
      frequency: 'DAILY',
      hour: 7,
      format: 'CSV',
      mailTo: [admin, teacher],
    });
    const clock = demo.server.get(ReportClock);
    const [day] = await demo.school.sql.query<{ today: string }>({
      text: 'select current_date::text as today',
    });
    const today = day?.today ?? '';
    await clock.sendFor(mainInstitute, { today, hour: 6 });
    const deliveries = () =>
      demo.school.sql.query<{ recipient: number; status: string; problem: string | null }>({
        text: `select recipient_id::float8 as recipient, status, problem from report_delivery where report_id = $1 order by 1`,
        values: [report],
      });
    expect(await deliveries()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => clock.sendFor(mainInstitute, { today, hour: 8 })));
    for (let round = 0; round < 200; round += 1) {
      if (!(await deliveries()).some(({ status }) => status === 'WAITING')) break;
      await pause(100);
    }
    expect(await deliveries()).toMatchObject(
      [admin, teacher].toSorted((a, b) => a - b).map((recipient) => ({ recipient, status: 'SENT' })),
    );
    const mails = await demo.school.sql.query<{ recipient: string; file: number }>({
      text: `select recipient, (payload -> 'attachments' ->> 0)::float8 as file from outbox_message
        where subject like 'Girls who are late%' order by id`,
    });
    expect(mails).toHaveLength(2);
    const seen = async (as: SixPerson): Promise<number> => {
      const { text } = await demo.get('setup/v1/ReportDeliveries/getall', as);
      return dataOf<readonly object[]>(text).length;
    };
    expect([await seen('admin'), await seen('teacher'), await seen('hr')]).toEqual([2, 1, 0]);
  });
});
