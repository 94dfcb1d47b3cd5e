import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { prepareInstitute } from '../src/app/prepare-institute.ts';
import { signInTo } from '../src/database/demo/api-client.ts';
import type { ApiClient } from '../src/database/demo/api-client.ts';
import { demoPassword } from '../src/database/demo/users.ts';
import { FittingAnswers } from './fitting-answers.ts';
import { School, call, tokenOf } from './school.ts';
import type { DatabaseOf } from './school.ts';
import { sixPeople } from './six-people.ts';
import type { SixPerson } from './six-people.ts';

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
    const school = await School.open(databaseOf);
    school.answers = new FittingAnswers();
    const server = await school.server();
    await prepareInstitute({
      application: server,
      database: school.database,
      databaseUrl: school.url,
      demo: 'school',
    });
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
