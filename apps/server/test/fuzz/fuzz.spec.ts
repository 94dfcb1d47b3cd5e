import { catalogue } from '@school/resources';
import type { AnyResource } from '@school/kernel';
import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as fc from 'fast-check';
import { ownControllers } from '../../src/app/application.ts';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { callsOf, controllersOf } from '../../src/engine/calls/calls-of.ts';
import type { CallAddress } from '../../src/engine/calls/calls-of.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool } from '../../src/platform/database/database.ts';
import { School, call, tokenOf } from '../school.ts';
import { keptFile } from '../derived/kept-file.ts';
import { Samples } from '../derived/samples.ts';
import { baseOf, creatable } from '../derived/whole-school.ts';
import { oddRequest } from './odd-requests.ts';
import type { OddRequest } from './odd-requests.ts';

/** Change it to try other requests; a failure reports it together with the request. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_309);
/** Requests to each call. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 6);

const pool = createPool('postgres://nowhere');
const engine = new Engine(catalogue, new Database(pool), behaviours);
/** An event stream never ends. */
const isEndless = ({ path }: CallAddress): boolean => path.endsWith('/stream');
const calls = callsOf([...ownControllers(engine), ...controllersOf(modules)]).filter(
  (one) => !isEndless(one),
);

/** Tables that record attempts and sessions, which are written even when a call is refused. */
const followsCalls = /attempt|session|limit|idempotency|signal|job_record/;

let school: School;
let server: NestFastifyApplication;
let tokens: Readonly<Record<string, string>> = {};
const good = new Map<string, RecordValues>();
const users = { ADMIN: 'fuzzadmin', EMPLOYEE: 'fuzzemployee', STUDENT: 'fuzzstudent' } as const;

const signIn = async (): Promise<void> => {
  const entries = Object.entries(users).map(
    async ([kind, name]) => [kind, await tokenOf(server, name)] as const,
  );
  tokens = Object.fromEntries(await Promise.all(entries));
};

const fill = async (administrator: number): Promise<void> => {
  const token = tokens['ADMIN'] ?? '';
  const save = async (resource: AnyResource, body: RecordValues): Promise<RecordValues> => {
    const answer = await call(server, `${baseOf(resource)}/save`, { token, body });
    if (answer.status >= 300) throw new Error(`${resource.key}: ${answer.text}`);
    return answer.body.data;
  };
  const load = async (resource: AnyResource, id: number): Promise<RecordValues> =>
    (await call(server, `${baseOf(resource)}/get/${id}`, { token })).body.data;
  const samples = new Samples(save, load, (field) => keptFile(school.sql, field, administrator));
  for (const resource of creatable) {
    await save(resource, await samples.body(resource));
    good.set(resource.key, await samples.body(resource));
  }
};

/** How many rows were written since: equal before and after means that nothing was. */
const readState = async (): Promise<string> => {
  const [row] = await school.sql.query<{ state: string }>({
    text: 'select count(*) as state from fuzz_written',
    values: [],
  });
  return row?.state ?? '';
};

/** Has every table note its written rows, which costs a call nothing, where counting all of them again and again did. */
const noteWrites = async (): Promise<void> => {
  const ask = <T extends object>(text: string): Promise<T[]> => school.sql.query<T>({ text, values: [] });
  const found = await ask<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'main' and table_type = 'BASE TABLE'`,
  );
  await ask('create table fuzz_written (name text not null)');
  await ask(`create function fuzz_note() returns trigger language plpgsql as $$
    begin insert into main.fuzz_written values (tg_table_name); return null; end $$`);
  for (const { name } of found.filter((table) => !followsCalls.test(table.name)))
    await ask(`create trigger fuzz_noted after insert or update or delete on "${name}"
      for each row execute function fuzz_note()`);
};

/** The state after the last refused write; undefined after anything that may have written. */
let known: string | undefined;

/** Whether a job started by an earlier call is running, or was so recently that its notice may be on the way. */
const hasJobs = async (): Promise<boolean> => {
  const text = `select 1 from job_record where state in ('queued', 'running') or finished_at > now() - interval '1 minute' limit 1`;
  return (await school.sql.query({ text, values: [] })).length > 0;
};

const isQuiet = async (): Promise<boolean> => {
  const text = `select 1 from job_record where state in ('queued', 'running') limit 1`;
  const [before, busy] = [await readState(), await school.sql.query({ text, values: [] })];
  await delay(100);
  return busy.length === 0 && before === (await readState());
};

/**
 * Whether a refused request wrote the change. A job writes at any time, so the request is sent again once the school is
 * quiet: whatever it writes, it writes again.
 */
const writesWhenRefused = async (method: string, request: OddRequest): Promise<boolean> => {
  if (!(await hasJobs())) return true;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    while (!(await isQuiet()));
    const before = await readState();
    await send(method, request);
    if ((await readState()) === before) return false;
  }
  return true;
};

beforeAll(async () => {
  school = await School.open();
  server = await school.server();
  const ids = new Map<string, number>();
  for (const [entityType, username] of Object.entries(users)) {
    ids.set(entityType, await school.addUser({ username, entityType }));
  }
  await signIn();
  await fill(ids.get('ADMIN') ?? 0);
  await noteWrites();
});
afterAll(async () => {
  await school.close();
  await pool.end();
});

const isEnvelope = (text: string): boolean => {
  const answer = JSON.parse(text) as Record<string, unknown>;
  return typeof answer['success'] === 'boolean' && 'data' in answer && typeof answer['message'] === 'string';
};

const send = async (method: string, { caller, url, headers, payload }: OddRequest) => {
  const token = tokens[caller];
  return server.inject({
    method: method as 'POST',
    url,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  });
};

type Sent = Awaited<ReturnType<typeof send>>;

const saidBy = ({ statusCode, body }: Sent): string => `${statusCode} ${body.slice(0, 300)}`;

/** What is wrong with the form of a response, if anything. */
const wrongIn = (answer: Sent): string | undefined => {
  const isBusy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
  if (answer.statusCode >= 500 && !isBusy) return `It breaks: ${saidBy(answer)}`;
  const isJson = String(answer.headers['content-type']).includes('application/json');
  if (answer.statusCode >= 400 && !(isJson && isEnvelope(answer.body)))
    return `No envelope: ${saidBy(answer)}`;
  return undefined;
};

const isWriting = ({ method, path }: CallAddress): boolean => method !== 'GET' && !path.startsWith('/auth/');

const sendAgain = async (method: string, request: OddRequest): Promise<Sent> => {
  const answer = await send(method, request);
  if (answer.statusCode === 401 && request.caller !== 'nobody') await signIn();
  return answer;
};

/** Whether a call refuses all of the requests in the agreed form and writes nothing: one check of the tables for all. */
const refusesAll = async ({ method }: CallAddress, requests: readonly OddRequest[]): Promise<boolean> => {
  const before = (known ??= await readState());
  known = undefined;
  for (const request of requests) {
    const answer = await sendAgain(method, request);
    if (answer.statusCode < 400 || wrongIn(answer) !== undefined) return false;
  }
  const after = await readState();
  if (after === before) known = after;
  else if (!(await hasJobs())) throw new Error(`One is refused and yet written: ${JSON.stringify(requests)}`);
  return after === before;
};

const keepsItsWord = async (address: CallAddress, request: OddRequest): Promise<void> => {
  const { method } = address;
  const isWrite = isWriting(address);
  if (isWrite) known ??= await readState();
  const answer = await sendAgain(method, request);
  const wrong = wrongIn(answer);
  if (wrong !== undefined) throw new Error(wrong);
  const isRefused = answer.statusCode >= 400;
  if (isWrite && isRefused && (await readState()) !== known) {
    known = undefined;
    if (await writesWhenRefused(method, request))
      throw new Error(`Refused and yet written: ${saidBy(answer)}`);
  }
  if (!isRefused || !isWrite) known = undefined;
};

it('sees what is written', async () => {
  const before = await readState();
  const body = { code: 'SEEN', name: 'Seen by the fuzz' };
  const saved = await call(server, '/setup/v1/EmployeeDepartments/save', {
    token: tokens['ADMIN'] ?? '',
    body,
  });
  const between = await readState();
  expect([saved.status, between === before]).toEqual([201, false]);
  await call(server, '/setup/v1/EmployeeDepartments/save', { token: tokens['ADMIN'] ?? '', body });
  expect(await readState()).toBe(between);
});

describe.each(calls.map((one) => [one.method, one.path, one] as const))(
  '%s %s',
  (_method, _path, address) => {
    const resource = address.resource === undefined ? undefined : catalogue.resource(address.resource);

    it('refuses what is odd in the agreed form, and changes nothing then', async () => {
      const requests = oddRequest(address, resource, good.get(resource?.key ?? ''), [
        ...Object.keys(users),
        'nobody',
      ]);
      if (isWriting(address) && (await refusesAll(address, fc.sample(requests, { seed, numRuns: runs }))))
        return;
      const seen = (request: OddRequest): Promise<void> => keepsItsWord(address, request);
      await fc.assert(fc.asyncProperty(requests, seen), { seed, numRuns: runs, endOnFailure: true });
    });
  },
);
