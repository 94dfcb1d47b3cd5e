import Fastify from 'fastify';
import { Pool } from 'pg';
import { addMoney } from './money.ts';

/**
 * What an experienced developer would write by hand for one table: Fastify, pg and prepared statements. `/a/*` has
 * JavaScript build the JSON, `/b/*` has PostgreSQL build it. No sign-in, no privileges, no validation.
 */
const columns =
  'id, version, employee_number, first_name, middle_name, last_name, joining_date, department_id, category_id, position_id, grade_id, status, employment_type';
const rest = `from employee where archived = false and department_id = $1 order by first_name, id`;
const restBroad = `from employee where archived = false and employment_type = $1 order by first_name, id`;

const pool = new Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10 });
pool.on('connect', (client) => void client.query('set search_path to main, public'));
const app = Fastify();

const list = (name: string, tail: string) => async (value: string, offset: number) => {
  const [rows, count] = await Promise.all([
    pool.query({
      name: `${name}-rows`,
      text: `select ${columns} ${tail} limit 25 offset $2`,
      values: [value, offset],
    }),
    pool.query({
      name: `${name}-count`,
      text: `select count(*)::int as total ${tail.replace(/order by.*$/, '')}`,
      values: [value],
    }),
  ]);
  return { success: true, data: rows.rows, total: count.rows[0].total };
};
const jsonList = (name: string, tail: string) => async (value: string, offset: number) => {
  const { rows } = await pool.query({
    name: `${name}-json`,
    text: `select (select coalesce(json_agg(r), '[]'::json)::text from (select ${columns} ${tail} limit 25 offset $2) r) as data,
           (select count(*)::int ${tail.replace(/order by.*$/, '')}) as total`,
    values: [value, offset],
  });
  return `{"success":true,"data":${rows[0].data},"total":${rows[0].total}}`;
};

const routes = { selective: rest, broad: restBroad };
for (const [name, tail] of Object.entries(routes)) {
  const a = list(name, tail);
  const b = jsonList(name, tail);
  app.get<{ Querystring: { v: string; o?: string } }>(`/a/${name}`, ({ query }) =>
    a(query.v, Number(query.o ?? 0)),
  );
  app.get<{ Querystring: { v: string; o?: string } }>(`/b/${name}`, async ({ query }, reply) =>
    reply.type('application/json').send(await b(query.v, Number(query.o ?? 0))),
  );
}

app.get<{ Params: { id: string } }>('/a/get/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'get',
    text: 'select * from employee where id = $1',
    values: [params.id],
  });
  return { success: true, data: rows[0] };
});

app.get<{ Querystring: { q: string } }>('/a/search', async ({ query }) => {
  const like = `%${query.q}%`;
  const where =
    'where archived = false and (first_name ilike $1 or middle_name ilike $1 or last_name ilike $1)';
  const [rows, count] = await Promise.all([
    pool.query({
      name: 'search',
      text: `select ${columns} from employee ${where} order by first_name, id limit 25`,
      values: [like],
    }),
    pool.query({
      name: 'search-count',
      text: `select count(*)::int as total from employee ${where}`,
      values: [like],
    }),
  ]);
  return { success: true, data: rows.rows, total: count.rows[0].total };
});

app.post<{ Body: { code: string; name: string } }>('/a/save', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'save',
    text: 'insert into employee_department (code, name) values ($1, $2) returning id',
    values: [body.code, body.name],
  });
  return { success: true, data: rows[0] };
});
app.put<{ Params: { id: string }; Body: { name: string } }>('/a/update/:id', async ({ params, body }) => {
  await pool.query({
    name: 'update',
    text: 'update employee_department set name = $2 where id = $1',
    values: [params.id, body.name],
  });
  return { success: true };
});

addMoney(app, pool);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
