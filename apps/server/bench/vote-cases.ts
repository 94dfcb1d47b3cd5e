import type { Client } from 'pg';
import { median } from './load.ts';
import { call, signIn, type Product } from './product.ts';
import { millis, secs, type Figure } from './table.ts';

const voters = 200;
const answers = ['Sea', 'Hills', 'Town'] as const;
/** Two tabs per voter. */
const tabs = 2;
/** Milliseconds the slowest vote may take when all are sent simultaneously. */
const most = 5_000;

interface Row {
  readonly option: string;
  readonly votes: number;
  readonly per: number;
}

/** Accounts of employees in two departments, with the demo school's password; returns those departments. */
const addVoters = async (client: Client): Promise<readonly number[]> => {
  await client.query(
    `with added as (
      insert into "user" (username, entity_type, first_name, last_name, employee_id)
      select 'voter' || row_number() over (order by e.id), 'EMPLOYEE', 'Voter', e.employee_number, e.id
        from employee e join employee_department d on d.id = e.department_id and d.code in ('B1', 'B2')
        order by e.id limit $1 returning id)
    insert into user_credential (user_id, password_hash, must_change, changed_at)
      select a.id, c.password_hash, false, now() from added a,
        (select password_hash from user_credential c join "user" u on u.id = c.user_id and u.username = 'teacher') c`,
    [voters],
  );
  const { rows } = await client.query<{ id: string }>(
    `select id from employee_department where code in ('B1', 'B2')`,
  );
  return rows.map(({ id }) => Number(id));
};

/** Signs everyone in, a few at a time, since each password takes time to verify. */
const signInAll = async (url: string): Promise<readonly string[]> => {
  const sessions: string[] = [];
  for (let n = 1; n <= voters; n += 4)
    sessions.push(...(await Promise.all([0, 1, 2, 3].map((next) => signIn(url, `voter${n + next}`)))));
  return sessions;
};

const vote = async (
  { url }: Product,
  authorization: string,
  body: object,
): Promise<{ readonly status: number; readonly took: number }> => {
  const start = performance.now();
  const { status } = await fetch(`${url}/api/collab/v1/poll/vote`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status, took: performance.now() - start };
};

const isExact = (rows: readonly Row[]): boolean =>
  answers.every((_, place) => rows[place]?.votes === Math.ceil((voters - place) / answers.length)) &&
  rows.reduce((sum, { per }) => sum + Math.round(per * 100), 0) === 10_000;

const pollFigure = async (
  admin: Product,
  client: Client,
  {
    isAnonymous,
    departments,
    sessions,
  }: { isAnonymous: boolean; departments: readonly number[]; sessions: readonly string[] },
): Promise<Figure> => {
  const { id } = await call<{ id: number }>(admin, 'POST', 'collab/v1/poll/save', {
    title: `Where to${isAnonymous ? ', unnamed' : ''}`,
    description: 'The trip of the summer',
    options: answers,
    departments: departments.join(),
    isAnonymous,
  });
  const start = performance.now();
  const cast = await Promise.all(
    Array.from({ length: tabs }, () => sessions)
      .flat()
      .map((session, n) =>
        vote(admin, session, { pollID: id, answer: answers[(n % voters) % answers.length] }),
      ),
  );
  const took = performance.now() - start;
  const rows = await call<Row[]>(admin, 'GET', `collab/v1/poll/view/${id}`);
  const { rows: kept } = await client.query<{ votes: number; voters: number }>(
    'select count(*)::int as votes, count(distinct voter_id)::int as voters from poll_vote where poll_id = $1',
    [id],
  );
  const counted = cast.filter(({ status }) => status === 200).length;
  const refused = cast.filter(({ status }) => status === 409).length;
  const times = cast.map(({ took: one }) => one);
  const slowest = Math.max(...times);
  return {
    what: `poll${isAnonymous ? ', anonymous' : ''}: ${voters} voters at once, ${tabs} tabs each`,
    ours: secs(took),
    beside: `middle ${millis(median(times))}, slowest ${millis(slowest)}`,
    target: `${counted} counted, ${refused} refused`,
    holds:
      counted === voters &&
      refused === voters * (tabs - 1) &&
      kept[0]?.votes === voters &&
      kept[0].voters === voters &&
      isExact(rows) &&
      slowest < most,
  };
};

/** Two hundred people voting over the network at the same moment, each from two tabs: one vote each, exact figures. */
export const voteFigures = async (product: Product, client: Client): Promise<readonly Figure[]> => {
  const departments = await addVoters(client);
  const admin: Product = { ...product, authorization: await signIn(product.url, 'admin') };
  const sessions = await signInAll(product.url);
  const all = { departments, sessions };
  return [
    await pollFigure(admin, client, { isAnonymous: false, ...all }),
    await pollFigure(admin, client, { isAnonymous: true, ...all }),
  ];
};
