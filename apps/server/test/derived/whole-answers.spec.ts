import { callsOf, controllersOf } from '../../src/engine/calls/calls-of.ts';
import { Engine } from '../../src/engine/engine.ts';
import { operationControllers } from '../../src/engine/operation-calls/operation-calls.ts';
import { modules } from '../../src/modules/index.ts';
import type { Statement } from '../../src/platform/database/database.ts';
import { DemoSchool } from '../demo-school.ts';
import { Filler } from './filled-calls.ts';
import type { FilledCall } from './filled-calls.ts';
import { saysMoreThan, silentlyShorter } from './says-more.ts';
import type { Told } from './says-more.ts';
import { WatchedDatabase } from './watched-database.ts';
import type { Meddling } from './watched-database.ts';

/**
 * Every list read by a hand-written call is given one row more than it may have: the call refuses, or indicates that there
 * are more. Lists that nobody expects to be complete are listed here with the reason.
 */
const parts: Readonly<Record<string, string>> = {
  '/setup/v1/dashBoardData/getDashBoardData': 'bars of a chart; the figure above counts all students',
  '/setup/v1/user/findByName/:name': 'at most twenty are found; whoever picks gives more letters',
};

interface Bounded extends FilledCall {
  readonly statement: Statement;
  readonly rows: number;
  readonly whole: Told;
}

/** `LIMIT 20` or `LIMIT $3` at the end of a statement. */
const lastLimit = /\blimit (?:(\d+)|\$(\d+)(?:::bigint)?)(?= offset|\s*$)/i;

let demo: DemoSchool;
let database: WatchedDatabase;
const bounded: Bounded[] = [];
const reached: string[] = [];

const told = async (url: string): Promise<Told & { readonly status: number }> => {
  const { status, body, headers } = await demo.get(url.slice(1), 'admin');
  const range = headers['content-range'];
  return { status, data: body.data, contentRange: typeof range === 'string' ? range : undefined };
};

beforeAll(async () => {
  demo = await DemoSchool.open((pool) => (database = new WatchedDatabase(pool)));
  const engine = demo.server.get(Engine, { strict: false });
  const filler = new Filler(demo.school.sql, (url) => {
    database.asked = [];
    return demo.get(url.slice(1), 'admin');
  });
  const known = new Set<string>();
  for (const { method, path } of callsOf([...controllersOf(modules), ...operationControllers(engine)])) {
    // A stream never ends; the developers' checks count what they find.
    if (method !== 'GET' || /\/(stream|logout|dev-data\/checks)\b/.test(path)) continue;
    const call = await filler.filled(path);
    if (!call) continue;
    reached.push(path);
    const asked = database.asked ?? [];
    database.asked = undefined;
    const whole = await told(call.url);
    for (const { statement, rows } of asked) {
      if (known.has(statement.text) || rows < 1) continue;
      if (statement.most === undefined && (rows < 2 || !lastLimit.test(statement.text))) continue;
      known.add(statement.text);
      bounded.push({ ...call, statement, rows, whole });
    }
  }
});
afterAll(() => demo.school.close());

/** The statement with room for one row fewer than it has. */
const tighter = (statement: Statement, rows: number): Statement => {
  if (statement.most !== undefined) return { ...statement, most: rows - 1 };
  const [, , parameter] = lastLimit.exec(statement.text) ?? [];
  const { name: _name, ...unnamed } = statement;
  if (parameter === undefined)
    return { ...unnamed, text: statement.text.replace(lastLimit, `LIMIT ${rows - 1}`) };
  const values = [...(statement.values ?? [])];
  values[Number(parameter) - 1] = rows - 1;
  return { ...unnamed, values };
};

/** As many rows as requested, the last one repeated. */
const full = <T>(rows: readonly T[], { values = [], text }: Statement): T[] => {
  const [, literal, parameter] = lastLimit.exec(text) ?? [];
  const most = Number(literal ?? values[Number(parameter) - 1]);
  return [...rows, ...Array<T>(Math.max(0, most - rows.length)).fill(rows.at(-1) as T)];
};

/** The response with a modified statement; undefined when it is refused for having too many rows. */
const answered = async (url: string, meddling: Meddling): Promise<Told | undefined> => {
  database.meddling = meddling;
  const { status, ...answer } = await told(url);
  if (status === 409 && JSON.stringify(answer.data).includes('TOO_MANY')) return undefined;
  expect([url, status]).toEqual([url, 200]);
  return answer;
};

/**
 * Where it looks complete with one row fewer than there are, and getting as many as requested does not make it indicate
 * more either.
 */
const silentPlaces = async ({ url, statement, rows, whole }: Bounded): Promise<readonly string[]> => {
  const { text, most } = statement;
  const shorter = await answered(url, { text, ask: (one) => tighter(one, rows) });
  const places = shorter ? silentlyShorter(whole, shorter) : [];
  if (most !== undefined || places.length === 0) return places;
  const longer = await answered(url, { text, tell: full });
  return longer && !saysMoreThan(whole, longer) ? places : [];
};

describe('a list that a call written by hand reads', () => {
  it('is refused or said to be a part when it has more rows than it may have', async () => {
    // Calls that nothing here satisfies need more than a first record; if fewer of them were called, that would be a gap of
    // its own.
    expect([reached.length > 130, bounded.length > 60]).toEqual([true, true]);
    const silent: unknown[] = [];
    for (const one of bounded) {
      const places = await silentPlaces(one);
      if (places.length > 0 && !parts[one.name]) silent.push([one.name, places, one.statement.text]);
    }
    database.meddling = undefined;
    expect(silent).toEqual([]);
  });
});
