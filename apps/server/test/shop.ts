import type { Actor } from '@school/kernel';
import { Refusal } from '@school/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import { createApplication } from '../src/app/application.ts';
import { systemTables } from '../src/database/system-tables.ts';
import { joinTablesOf, tableOf } from '@school/kernel';
import type { Catalogue, TableSpec } from '@school/kernel';
import type { Authenticator } from '../src/engine/authenticator.ts';
import type { Behaviours } from '../src/engine/behaviour.ts';
import type { CallContext } from '../src/engine/context.ts';
import { Engine } from '../src/engine/engine.ts';
import { compareSchema } from '../src/engine/schema/compare.ts';
import { statementsOf } from '../src/engine/schema/statements.ts';
import { EngineRecords } from '../src/engine/write/records.ts';
import { Database, createPool } from '../src/platform/database/database.ts';
import { createTestDatabase } from './database.ts';
import { shop } from './shop-catalogue.ts';

const person = (
  id: number,
  role: Actor['role'],
  privileges: string[],
  employee: number | null = null,
): Actor => ({
  id,
  role,
  privileges: new Set(privileges),
  employee,
});

/** Who calls: the name is in the `authorization` header. */
export const actors: Readonly<Record<string, Actor>> = {
  admin: person(1, 'ADMIN', []),
  sales: person(2, 'EMPLOYEE', ['Sales']),
  money: person(3, 'EMPLOYEE', ['Sales', 'Money']),
  seller: person(4, 'EMPLOYEE', [], 7),
  pupil: person(5, 'STUDENT', []),
  parent: person(6, 'PARENT', []),
};

export const contextOf = (name: string): CallContext => ({
  actor: actors[name] ?? person(9, 'PARENT', []),
  username: name,
  institute: 'main',
  today: '2026-03-09',
  days: { timeZone: 'Asia/Karachi' },
  locale: 'en',
  requestId: 'spec',
  address: '127.0.0.1',
});

const authenticator: Authenticator = {
  authenticate: (request) => {
    const name = request.headers.authorization ?? '';
    if (Object.hasOwn(actors, name)) return Promise.resolve(contextOf(name));
    return Promise.reject(new Refusal(401, 'Please sign in.', { code: 'UNAUTHORIZED' }));
  },
};

/** Tables of the test catalogue, and the system tables that the engine needs. */
const tables = ({ resources }: Catalogue): TableSpec[] => [
  ...resources.map((resource) => tableOf(resource)),
  ...resources.flatMap((resource) => joinTablesOf(resource)),
  ...systemTables.filter(({ name }) =>
    ['audit_entry', 'idempotency_key', 'stored_file', 'series_counter'].includes(name),
  ),
];

const createTables = async (url: string, catalogue: Catalogue): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE SCHEMA main; SET search_path TO main, public');
  await client.query('CREATE EXTENSION pg_trgm SCHEMA public; CREATE EXTENSION btree_gist SCHEMA public');
  await client.query('BEGIN');
  const { steps } = await compareSchema(client, tables(catalogue));
  await client.query(statementsOf(steps).up.join(';\n'));
  // Authors are shown by the name of the person; in the small business nobody has one.
  await client.query('CREATE TABLE "user" (id bigint PRIMARY KEY, first_name text, last_name text)');
  await client.query('COMMIT');
  await client.end();
};

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** `data` of the envelope. */
  readonly data: never;
  readonly message: string;
}

export interface CallOptions {
  readonly as?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The small business with a server on its own database. */
export class Shop {
  readonly engine: Engine;
  readonly records: EngineRecords;
  readonly application: NestFastifyApplication;
  private readonly drop: () => Promise<void>;

  constructor(engine: Engine, application: NestFastifyApplication, drop: () => Promise<void>) {
    this.engine = engine;
    this.records = new EngineRecords(engine);
    this.application = application;
    this.drop = drop;
  }

  /** @param key of the database, a different one for other definitions */
  static async open(behaviours: Behaviours = {}, catalogue = shop, key = 'shop_3'): Promise<Shop> {
    const { url, drop } = await createTestDatabase({ key, prepare: (at) => createTables(at, catalogue) });
    const engine = new Engine(catalogue, new Database(createPool(url, 8)), behaviours, {
      seal: (text) => `sealed:${text.length}`,
      open: (sealed) => sealed,
    });
    const application = await createApplication({ engine, modules: [], authenticator });
    return new Shop(engine, application, drop);
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const { as = 'admin', body, headers } = options;
    const isText = typeof body === 'string';
    const answer = await this.application.inject({
      method,
      url: url.startsWith('/') ? url : `/setup/v1/${url}`,
      headers: {
        authorization: as,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    const envelope = isJson ? (JSON.parse(answer.body) as { data: never; message: string }) : undefined;
    return {
      status: answer.statusCode,
      text: answer.body,
      headers: answer.headers,
      data: envelope?.data as never,
      message: envelope?.message ?? '',
    };
  }

  get = (url: string, as = 'admin'): Promise<Answer> => this.call('GET', url, { as });
  post = (url: string, body: unknown, as = 'admin'): Promise<Answer> => this.call('POST', url, { as, body });
  put = (url: string, body: unknown, as = 'admin'): Promise<Answer> => this.call('PUT', url, { as, body });

  /** Rows of a statement that bypasses the engine. */
  sql = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    this.engine.database.of('main').query<T>({ text, values });

  /** Creates a record as the administrator and returns its id. */
  async add(resource: string, values: Readonly<Record<string, unknown>>): Promise<number> {
    const [saved] = await this.records.create(contextOf('admin'), resource, [values]);
    return Number(saved?.['id']);
  }

  async close(): Promise<void> {
    await this.application.close();
    await this.engine.database.pool.end();
    await this.drop();
  }
}

/** Codes and positions of the problems in a 400 or 409. */
export const problemsOf = ({ data }: Answer): readonly string[] =>
  ((data as { errors?: { field: string; code: string }[] }).errors ?? []).map(
    ({ field, code }) => `${field}:${code}`,
  );
