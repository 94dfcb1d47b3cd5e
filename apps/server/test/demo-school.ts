import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { prepareInstitute } from '../src/app/prepare-institute.ts';
import { signInTo } from '../src/database/demo/api-client.ts';
import type { ApiClient } from '../src/database/demo/api-client.ts';
import { demoPassword } from '../src/database/demo/users.ts';
import { createTestDatabase } from './database.ts';
import type { Template } from './database.ts';
import { FittingAnswers } from './fitting-answers.ts';
import { migratedTemplate } from './migrated.ts';
import { School, call, tokenOf } from './school.ts';
import type { DatabaseOf } from './school.ts';
import { sixPeople } from './six-people.ts';
import type { SixPerson } from './six-people.ts';

const build = async (school: School): Promise<void> => {
  school.answers = new FittingAnswers();
  const application = await school.server();
  const { database, url } = school;
  await prepareInstitute({ application, database, databaseUrl: url, demo: 'school' });
};

/** Where the run keeps the files of its demo school; nowhere with a database of one's own, which outlives the run. */
const filesOfRun = (): string | undefined =>
  process.env['TEST_FOLDER'] && join(process.env['TEST_FOLDER'], 'demo-school');

/** The demo school, built once per run, since that takes a minute; its files are put into a folder beside. */
const demoTemplate = (files: string): Template => ({
  key: 'demo_school',
  from: migratedTemplate,
  prepare: async (url) => {
    const school = new School(url, () => Promise.resolve());
    try {
      await build(school);
      rmSync(files, { recursive: true, force: true });
      cpSync(school.folder, files, { recursive: true });
    } finally {
      await school.close();
    }
  },
});

/** The demo school of the run for a product of its own: its database, and the folder from which its files are copied. */
export interface DemoCopy {
  readonly url: string;
  readonly files: string;
  readonly drop: () => Promise<void>;
}

/** @returns nothing with a database of one's own, where such a product builds the school itself */
export const copyDemoSchool = async (): Promise<DemoCopy | undefined> => {
  const files = filesOfRun();
  return files === undefined ? undefined : { files, ...(await createTestDatabase(demoTemplate(files))) };
};

const openBuilt = async (databaseOf: DatabaseOf | undefined): Promise<School> => {
  const files = filesOfRun();
  if (files === undefined) {
    const school = await School.open(databaseOf);
    await build(school);
    return school;
  }
  const school = await School.open(databaseOf, demoTemplate(files));
  cpSync(files, school.folder, { recursive: true });
  return school;
};

/** The demo school as a visitor who tries it out finds it, with its six people signed in. */
export class DemoSchool {
  readonly school: School;
  readonly server: NestFastifyApplication;
  private readonly tokens: ReadonlyMap<SixPerson, string>;
  private readonly clients: ReadonlyMap<SixPerson, ApiClient>;

  constructor(
    school: School,
    server: NestFastifyApplication,
    tokens: ReadonlyMap<SixPerson, string>,
    clients: ReadonlyMap<SixPerson, ApiClient>,
  ) {
    this.school = school;
    this.server = server;
    this.tokens = tokens;
    this.clients = clients;
  }

  static async open(databaseOf?: DatabaseOf): Promise<DemoSchool> {
    const school = await openBuilt(databaseOf);
    school.answers = new FittingAnswers();
    const server = await school.server();
    const fastify = server.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const tokens = new Map<SixPerson, string>();
    const clients = new Map<SixPerson, ApiClient>();
    for (const person of sixPeople) {
      tokens.set(person, await tokenOf(server, person, demoPassword));
      clients.set(person, await signInTo(fastify, person, demoPassword));
    }
    return new DemoSchool(school, server, tokens, clients);
  }

  as(person: SixPerson): ApiClient {
    const client = this.clients.get(person);
    if (!client) throw new Error(`${person} is none of the six.`);
    return client;
  }

  /** The status of a GET, by one of the six or by nobody. */
  async get(path: string, person?: SixPerson): ReturnType<typeof call> {
    return call(this.server, `/${path}`, person ? { token: this.tokens.get(person) ?? '' } : {});
  }
}
