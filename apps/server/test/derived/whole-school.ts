import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import { createApplication } from '../../src/app/application.ts';
import type { RecordValues } from '../../src/engine/behaviour.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool, mainInstitute } from '../../src/platform/database/database.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { SETTINGS } from '../../src/platform/platform.tokens.ts';
import { createSealer } from '../../src/platform/secrets/sealer.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import type { SchoolDatabase } from '../school-database.ts';
import { openSchoolDatabase } from '../school-database.ts';
import { actorOf, believing } from './caller.ts';
import type { Caller } from './caller.ts';
import { keptFile } from './kept-file.ts';
import { Samples } from './samples.ts';

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

/** Resources that have calls of their own. */
export const called: readonly AnyResource[] = catalogue.resources.filter(
  ({ kind, api, parent }) => kind === 'resource' && api !== undefined && parent === undefined,
);

/** What makes sense only in a course of events: a mark on a day, a challan of issued bills, the payment of approved salaries and of what was deducted from them, a seat on a route with a bus, money for a supplier who is owed some, a year copied into another; their own specs test them; likewise the counted drawer, a closed day, a two-sided voucher, a file of postings, an exam with marks that is linked to the learning platform. There can only be a handful of reminder steps and kinds of voucher. */
const madeByEvents = new Set([
  'alumniMessage',
  'assessment',
  'attendance',
  'gradebookReport',
  'bankStatement',
  'cashCount',
  'certificateRun',
  'dayClosing',
  'debtStep',
  'deductionRemittance',
  'employeeFarePayment',
  'examDuty',
  'examHall',
  'feeChallan',
  'idCardRun',
  'journalVoucher',
  'learnMapping',
  'lessonCover',
  'salaryPayment',
  'revaluation',
  'supplierPayment',
  'tallyExportFile',
  'tallySyncRun',
  'tallyVoucherType',
  'transportAllocation',
  'transportImport',
]);

/** Those of them that a client may create through the generic call. */
export const creatable = called.filter(
  ({ key, access, ownCalls, appendOnly }) =>
    !madeByEvents.has(key) && (access.create?.length ?? 0) > 0 && !ownCalls?.includes('save') && !appendOnly,
);

export const baseOf = (resource: AnyResource): string =>
  `/api/${typeof resource.api === 'string' ? resource.api : resource.api?.[0]}`;

/** Files kept here are rows only, as made by `keptFile`, and the product reports their bytes as missing. */
const filesWithoutBytes = ['files missing or changed'];

/** The whole product on its own database, called without a network. */
export class WholeSchool {
  private readonly samples = new Samples(
    (resource, body) => this.save(resource, body),
    (resource, id) => this.read(resource, id),
    (field) => keptFile(this.sql, field, actorOf('ADMIN').id),
  );
  private readonly known = new Map<string, Promise<RecordValues>>();
  private readonly application: NestFastifyApplication;
  private readonly finish: SchoolDatabase['drop'];
  private readonly database: Database;

  constructor(application: NestFastifyApplication, database: Database, finish: SchoolDatabase['drop']) {
    this.application = application;
    this.database = database;
    this.finish = finish;
  }

  static async open(): Promise<WholeSchool> {
    const { url, drop } = await openSchoolDatabase();
    const pool = createPool(url, 4);
    const settings = readSettings({ environment: { JWT_SECRET: 'a secret of thirty-two bytes at least' } });
    const database = new Database(pool);
    const application = await createApplication({
      engine: new Engine(catalogue, database, behaviours, createSealer(settings.jwtSecret)),
      modules,
      providers: [{ provide: SETTINGS, useValue: settings }],
      authenticator: believing,
    });
    await pool.query(
      `insert into main."user" (username, entity_type, first_name) values ('derived', 'ADMIN', 'Derived')`,
    );
    return new WholeSchool(application, database, async (broken = []) => {
      await application.close();
      await pool.end();
      await drop([...filesWithoutBytes, ...broken]);
    });
  }

  /** The tables, bypassing every rule of the product. */
  get sql(): Connection {
    return this.database.of(mainInstitute);
  }

  /** @param broken health checks that find what a spec has broken on purpose */
  close(broken?: readonly string[]): Promise<void> {
    return this.finish(broken);
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

  /** Sends a body as a browser submits a form with a file. */
  async form(
    method: string,
    url: string,
    caller: Caller,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const { statusCode, body } = await this.application.inject({
      method: method as 'POST',
      url,
      headers: { authorization: caller, 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n',
    });
    return { status: statusCode, text: body };
  }

  list(resource: AnyResource, query: Readonly<Record<string, unknown>>, caller = 'ADMIN'): Promise<Answer> {
    const parameters = Object.fromEntries(
      Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    return this.call('GET', `${baseOf(resource)}/getall?${new URLSearchParams(parameters)}`, caller);
  }

  /** A body that a create accepts; the records it needs are made first. */
  sample(resource: AnyResource, given: RecordValues = {}): Promise<RecordValues> {
    return this.samples.body(resource, given);
  }

  /** Creates a sample record as an administrator. */
  async create(resource: AnyResource, given: RecordValues = {}): Promise<RecordValues> {
    return this.save(resource, await this.sample(resource, given));
  }

  /** The record with the id as an administrator reads it. */
  async read(resource: AnyResource, id: number): Promise<RecordValues> {
    const answer = await this.list(resource, { filter: { id }, range: [0, 0] });
    const [row] = answer.body.data as readonly RecordValues[];
    if (!row) throw new Error(`${resource.key} ${id} is not there: ${answer.text}`);
    return row;
  }

  /** One sample record for callers that do not change it. */
  async shared(resource: AnyResource): Promise<RecordValues> {
    const known = this.known.get(resource.key) ?? this.create(resource);
    this.known.set(resource.key, known);
    return known;
  }

  /** Saves a body as an administrator and returns the record. */
  async save(resource: AnyResource, body: RecordValues): Promise<RecordValues> {
    const answer = await this.call('POST', `${baseOf(resource)}/save`, 'ADMIN', body);
    if (answer.status !== 201 && answer.status !== 200) {
      throw new Error(
        `${resource.key}: save answers ${answer.status} ${answer.text} to ${JSON.stringify(body)}`,
      );
    }
    return answer.body.data as RecordValues;
  }
}
