import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Refusal, isAmong, sampleOf } from '@school/kernel';
import type { Actor, AnyResource, FieldLevel, Role } from '@school/kernel';
import { catalogue } from '@school/resources';
import { createApplication } from '../../src/app/application.ts';
import type { Authenticator } from '../../src/engine/authenticator.ts';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool } from '../../src/platform/database/database.ts';
import { SETTINGS } from '../../src/platform/platform.tokens.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { createTestDatabase } from '../database.ts';
import { migratedTemplate } from '../migrated.ts';

interface Envelope {
  readonly success: boolean;
  readonly data: unknown;
  readonly message: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Envelope;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Stands in the `authorization` header: `ADMIN`, or `EMPLOYEE:HrBasics,PayslipPowers`. */
export type Caller = string;

export const actorOf = (caller: Caller): Actor => {
  const [role = 'PARENT', privileges = ''] = caller.split(':');
  return {
    id: 1,
    role: role as Role,
    privileges: new Set(privileges.split(',').filter(Boolean)),
    employee: null,
    student: null,
    guardian: null,
  };
};

const authenticator: Authenticator = {
  authenticate: (request) => {
    const caller = request.headers.authorization;
    if (!caller) return Promise.reject(new Refusal(401, 'Please sign in.'));
    return Promise.resolve({
      actor: actorOf(caller),
      username: 'derived',
      institute: 'main',
      today: '2026-03-09',
      locale: 'en-PK',
      requestId: 'derived',
      address: '127.0.0.1',
    });
  },
};

/** Resources that have calls of their own. */
export const called: readonly AnyResource[] = catalogue.resources.filter(
  ({ kind, api, parent }) => kind === 'resource' && api !== undefined && parent === undefined,
);

/** Of those, the ones a client may create through the generic call. */
export const creatable = called.filter(
  ({ access, ownCalls, appendOnly }) =>
    (access.create?.length ?? 0) > 0 && !ownCalls?.includes('save') && !appendOnly,
);

export const baseOf = (resource: AnyResource): string =>
  `/api/${typeof resource.api === 'string' ? resource.api : resource.api?.[0]}`;

/** Someone with every privilege but no administrator, to see what the rules of a level leave out. */
export const withoutLevels = (resource: AnyResource, level: FieldLevel): Caller | undefined => {
  const candidates = ['EMPLOYEE', ...resource.access.read.map((principal) => `EMPLOYEE:${principal}`)];
  const rule = level === 'basic' ? undefined : resource.access.levels?.[level];
  return candidates.find(
    (caller) => isAmong(actorOf(caller), resource.access.read) && !isAmong(actorOf(caller), rule?.read),
  );
};

/** The whole product on a database of its own, called without a network. */
export class WholeSchool {
  private number = 0;
  private readonly shared = new Map<string, number>();
  private readonly application: NestFastifyApplication;
  private readonly finish: () => Promise<void>;

  constructor(application: NestFastifyApplication, finish: () => Promise<void>) {
    this.application = application;
    this.finish = finish;
  }

  static async open(): Promise<WholeSchool> {
    const { url, drop } = await createTestDatabase(migratedTemplate);
    const pool = createPool(url, 4);
    const settings = readSettings({ environment: { JWT_SECRET: 'a secret of thirty-two bytes at least' } });
    const application = await createApplication({
      engine: new Engine(catalogue, new Database(pool), behaviours),
      modules,
      providers: [{ provide: SETTINGS, useValue: settings }],
      authenticator,
    });
    await pool.query(
      `insert into main."user" (username, entity_type, first_name) values ('derived', 'ADMIN', 'Derived')`,
    );
    return new WholeSchool(application, async () => {
      await application.close();
      await pool.end();
      await drop();
    });
  }

  close(): Promise<void> {
    return this.finish();
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    caller: Caller,
    body?: unknown,
  ): Promise<Answer> {
    const answer = await this.application.inject({
      method,
      url,
      headers: { authorization: caller },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const empty: Envelope = { success: false, data: null, message: answer.body.slice(0, 200) };
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? answer.json<Envelope>() : empty,
    };
  }

  list(resource: AnyResource, query: Readonly<Record<string, unknown>>, caller = 'ADMIN'): Promise<Answer> {
    const parameters = Object.fromEntries(
      Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    return this.call('GET', `${baseOf(resource)}/getall?${new URLSearchParams(parameters)}`, caller);
  }

  /** A body that a create accepts; the records it needs are made first, anew for what must be unique. */
  async sample(resource: AnyResource): Promise<RecordValues> {
    this.number += 1;
    const n = this.number;
    const own = new Set(resource.unique?.flatMap(({ fields }) => fields) ?? []);
    const over = new Set(resource.noOverlap?.flatMap(({ fields }) => fields) ?? []);
    const targets = new Map<string, number>();
    for (const [key, field] of Object.entries(resource.fields)) {
      if ((field.type !== 'ref' && field.type !== 'refs') || !field.required || field.readOnly) continue;
      const isFresh = own.has(key) || over.has(key) || field.unique === true;
      targets.set(key, await this.target(field.to, isFresh));
    }
    const body = sampleOf(resource, catalogue, n, { ref: (_to, _field, key) => targets.get(key) });
    return this.matching(resource, body);
  }

  /** A reference whose offers depend on another field takes the value that its target has there. */
  private async matching(resource: AnyResource, body: RecordValues): Promise<RecordValues> {
    const changed: Record<string, unknown> = { ...body };
    for (const [key, field] of Object.entries(resource.fields)) {
      if (field.type !== 'ref' || !field.filter || changed[key] === undefined) continue;
      for (const [name, bound] of Object.entries(field.filter)) {
        if (typeof bound !== 'object' || bound === null || !('$field' in bound)) continue;
        const target = await this.call(
          'GET',
          `${baseOf(catalogue.resource(field.to))}/get/${changed[key]}`,
          'ADMIN',
        );
        changed[bound.$field] = (target.body.data as RecordValues)[name];
      }
    }
    return changed;
  }

  private async target(key: string, isFresh: boolean): Promise<number> {
    const known = this.shared.get(key);
    if (known !== undefined && !isFresh) return known;
    const id = Number((await this.create(catalogue.resource(key)))['id']);
    if (!isFresh) this.shared.set(key, id);
    return id;
  }

  /** Creates a sample record as an administrator. */
  async create(resource: AnyResource): Promise<RecordValues> {
    const answer = await this.call('POST', `${baseOf(resource)}/save`, 'ADMIN', await this.sample(resource));
    if (answer.status !== 201)
      throw new Error(`${resource.key}: save answers ${answer.status} ${answer.text}`);
    return answer.body.data as RecordValues;
  }
}
