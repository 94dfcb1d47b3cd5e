import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { demoIsLoaded, demoIsLoading, preparingLock } from '../database/demo/demo-state.ts';
import { loadDemo } from '../database/demo/load-demo.ts';
import { demoPassword, demoUsers } from '../database/demo/users.ts';
import { loadReferenceData } from '../database/reference/load-reference-data.ts';
import { systemContext } from '../database/system-context.ts';
import { RECORDS } from '../engine/records.ts';
import type { Records } from '../engine/records.ts';
import { storePassword } from '../modules/access/auth/accounts.ts';
import { underLock } from '../platform/database/advisory-lock.ts';
import { mainInstitute } from '../platform/database/database.ts';
import type { Database } from '../platform/database/database.ts';
import { hashPassword } from '../platform/passwords/password-hash.ts';
import { randomPassword } from '../platform/passwords/random-password.ts';

const system = { system: true } as const;

interface Preparation {
  readonly application: NestFastifyApplication;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly demo: string;
}

/** The first administrator of a school without demo data, with a password that is shown once and has to be changed. */
const createAdministrator = async (records: Records, database: Database): Promise<readonly string[]> => {
  const context = systemContext(mainInstitute, new Date().toISOString().slice(0, 10));
  const input = { username: 'admin', entityType: 'ADMIN', firstName: 'Administrator' };
  const [user] = await records.create(context, 'user', [input], system);
  const password = randomPassword();
  await storePassword(database.of(mainInstitute), Number(user?.['id']), await hashPassword(password), true);
  return [`admin  ${password}  (shown once; to be changed at the first sign-in)`];
};

const fill = async ({ application, database, demo }: Preparation): Promise<readonly string[]> => {
  const records = application.get<Records>(RECORDS);
  const context = systemContext(mainInstitute, new Date().toISOString().slice(0, 10));
  await loadReferenceData(records, context);
  const isEmpty = (await records.count(context, 'user', system)) === 0;
  if (demo !== 'school') return isEmpty ? createAdministrator(records, database) : [];
  if (isEmpty) {
    const server = application.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const connection = database.of(mainInstitute);
    await demoIsLoading(connection, mainInstitute);
    await loadDemo(server, { records, database, context });
    await demoIsLoaded(connection, mainInstitute);
  }
  return demoUsers.map(({ username }) => `${username}  ${demoPassword}`);
};

/**
 * Sets up an empty institute: reference data, and the demo school or a first administrator.
 * @returns lines that tell how to sign in
 */
export const prepareInstitute = (preparation: Preparation): Promise<readonly string[]> =>
  underLock(preparation.databaseUrl, preparingLock, () => fill(preparation));
