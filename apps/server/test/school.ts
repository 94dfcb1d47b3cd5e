import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Pool } from 'pg';
import { catalogue } from '@school/resources';
import { createApplication } from '../src/app/application.ts';
import { Engine } from '../src/engine/engine.ts';
import { behaviours } from '../src/modules/behaviours.ts';
import { modules } from '../src/modules/index.ts';
import { Database, createPool, mainInstitute } from '../src/platform/database/database.ts';
import type { Connection } from '../src/platform/database/database.ts';
import { Repositories } from '../src/platform/orm/repositories.ts';
import { HourlyRounds, MinuteRounds } from '../src/platform/clock/rounds.ts';
import { SETTINGS } from '../src/platform/platform.tokens.ts';
import { createSealer } from '../src/platform/secrets/sealer.ts';
import { hashPassword } from '../src/platform/passwords/password-hash.ts';
import type { Settings } from '../src/platform/settings/definitions.ts';
import { readSettings } from '../src/platform/settings/read-settings.ts';
import type { FittingAnswers } from './fitting-answers.ts';
import type { Template } from './database.ts';
import type { SchoolDatabase } from './school-database.ts';
import { openSchoolDatabase } from './school-database.ts';

/** Password of every test user; satisfies the policy. */
export const testPassword = 'Secret123';

interface UserInput {
  readonly username: string;
  readonly entityType?: string;
  readonly email?: string;
  readonly privileges?: readonly string[];
}

export type DatabaseOf = (pool: Pool) => Database;
const plain: DatabaseOf = (pool) => new Database(pool);

/** One installation: a database, settings, and any number of servers on it. */
export class School {
  readonly url: string;
  readonly settings: Settings;
  readonly database: Database;
  private readonly drop: SchoolDatabase['drop'];
  /** Where its servers keep their files. */
  readonly folder: string;
  private readonly servers: NestFastifyApplication[] = [];
  private readonly pools: Pool[] = [];
  private readonly databaseOf: DatabaseOf;
  /** Set by whoever checks its servers' responses against the API description. */
  answers: FittingAnswers | undefined;

  constructor(url: string, drop: SchoolDatabase['drop'], databaseOf: DatabaseOf = plain) {
    this.databaseOf = databaseOf;
    this.url = url;
    this.drop = drop;
    this.folder = mkdtempSync(join(tmpdir(), 'school-spec-'));
    this.settings = readSettings({
      environment: { DATA_DIR: this.folder, JWT_SECRET: 'a secret of thirty-two bytes at least' },
    });
    this.database = new Database(createPool(url, 4));
    this.database.knows(new Repositories(this.database.pool, () => catalogue.resources));
  }

  /** @param databaseOf what the servers query in place of the database itself, for observers */
  static async open(databaseOf?: DatabaseOf, template?: Template): Promise<School> {
    const { url, drop } = await openSchoolDatabase(template);
    return new School(url, drop, databaseOf);
  }

  get sql(): Connection {
    return this.database.of(mainInstitute);
  }

  /** Another server process, as far as memory and connections are concerned. */
  async server(prepare?: Prepare): Promise<NestFastifyApplication> {
    const pool = createPool(this.url, 5);
    this.pools.push(pool);
    const server = await startServer(pool, this.settings, this.databaseOf, this.answers, prepare);
    this.servers.push(server);
    return server;
  }

  async addUser({ username, entityType = 'EMPLOYEE', email, privileges }: UserInput): Promise<number> {
    const [row] = await this.sql.query<{ id: string }>({
      text: `insert into "user" (username, entity_type, first_name, last_name, email)
         values ($1, $2, $4, 'Test', $3) returning id`,
      values: [username, entityType, email ?? null, username.charAt(0).toUpperCase() + username.slice(1)],
    });
    const id = Number(row?.id);
    await this.sql.query({
      text: 'insert into user_credential (user_id, password_hash) values ($1, $2)',
      values: [id, await hashPassword(testPassword)],
    });
    for (const privilege of privileges ?? []) {
      await this.sql.query({
        text: `insert into user_privilege (user_id, privilege, effect) values ($1, $2, 'GRANT')`,
        values: [id, privilege],
      });
    }
    return id;
  }

  async addRoleGroup(name: string, privileges: readonly string[], appliesTo = ['EMPLOYEE']): Promise<number> {
    const [row] = await this.sql.query<{ id: string }>({
      text: `insert into role_group (name, applies_to, privileges, system_group) values ($1, $2, $3, false) returning id`,
      values: [name, appliesTo, privileges],
    });
    return Number(row?.id);
  }

  /** @param broken health checks that find what a spec has broken on purpose */
  async close(broken?: readonly string[]): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
    await Promise.all([this.database.pool, ...this.pools].map((pool) => pool.end()));
    await this.drop(broken);
    rmSync(this.folder, { recursive: true, force: true });
    this.answers?.assert();
  }
}

/** Applied to a server before it starts serving. */
type Prepare = (application: NestFastifyApplication) => void;

const startServer = async (
  pool: Pool,
  settings: Settings,
  databaseOf: DatabaseOf,
  answers: FittingAnswers | undefined,
  prepare: Prepare = () => undefined,
): Promise<NestFastifyApplication> => {
  const engine = new Engine(catalogue, databaseOf(pool), behaviours, createSealer(settings.jwtSecret));
  const providers = [{ provide: SETTINGS, useValue: settings }];
  const application = await createApplication({ engine, modules, providers }, (server) =>
    Promise.resolve(answers?.watch(server, engine)),
  );
  // Scheduled work would write between two checks of a test; tests of such work call it themselves.
  application.get(HourlyRounds).end();
  application.get(MinuteRounds).end();
  prepare(application);
  return application;
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: {
    readonly success: boolean;
    readonly data: Record<string, unknown>;
    readonly message: string;
  };
  readonly text: string;
  /** Bytes of a file. */
  readonly raw: Buffer;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Calls a server without a network in between. */
export const call = async (
  server: NestFastifyApplication,
  url: string,
  options: Call = {},
): Promise<Answer> => {
  const { token, body, method = body === undefined ? 'GET' : 'POST', address } = options;
  const raw = typeof body === 'string' || Buffer.isBuffer(body);
  const answer = await server.inject({
    url,
    method,
    ...(address ? { remoteAddress: address } : {}),
    ...(body === undefined ? {} : { payload: raw ? body : JSON.stringify(body) }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
  });
  const isJson = String(answer.headers['content-type'] ?? '').includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson ? answer.json() : { success: false, data: {}, message: '' },
    text: answer.body,
    raw: answer.rawPayload,
  };
};

/** Signs in and returns the token. */
export const tokenOf = async (
  server: NestFastifyApplication,
  username: string,
  password = testPassword,
): Promise<string> => {
  const { status, body } = await call(server, '/auth/login', { body: { username, password } });
  if (status !== 200) throw new Error(`${username} cannot sign in: ${body.message}`);
  return String(body.data['token']);
};
