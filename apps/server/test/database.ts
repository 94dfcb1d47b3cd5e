import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A separate database for one spec file. */
export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** Something that fills a database, done once per run and then copied. */
export type Template = {
  /** Lower-case letters, digits and underscores; the same key means the same content. */
  readonly key: string;
  /** What it begins with; an empty database if absent. */
  readonly from?: Template;
  /** Fills the database; every connection to it must be closed at the end. */
  prepare(url: string): Promise<void>;
};

/** Any number: it prevents two workers from building a template at the same time. */
const templateLock = 5_150_023;

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('The global set-up of the tests has not started PostgreSQL');
  return url;
};

const urlOf = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

const onServer = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: serverUrl() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const exists = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

/** Copies the files, which takes a third of the time of writing every page of a thousand tables to the log as well. */
const copyOf = async (client: Client, name: string, source: string): Promise<void> => {
  await client.query(`create database ${name} template ${source} strategy file_copy`);
};

/** Only for who holds the lock. */
const buildTemplate = async (client: Client, { key, from, prepare }: Template): Promise<string> => {
  const name = `template_${key}`;
  if (await exists(client, name)) return name;
  const source = from === undefined ? 'template1' : await buildTemplate(client, from);
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await copyOf(client, draft, source);
  await prepare(urlOf(draft));
  await client.query(`alter database ${draft} rename to ${name}`);
  return name;
};

/** A template has its name only when it is complete, so that whoever finds it need not wait for another being built. */
const readyTemplate = async (client: Client, template: Template): Promise<string> => {
  const name = `template_${template.key}`;
  if (await exists(client, name)) return name;
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    return await buildTemplate(client, template);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
  }
};

/**
 * Creates a fresh database on the server of the test run: empty, or a copy of a template, which is much faster than
 * migrating again for every spec file.
 */
export const createTestDatabase = async (template?: Template): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    const source = template === undefined ? 'template1' : await readyTemplate(client, template);
    await copyOf(client, name, source);
  });
  return {
    url: urlOf(name),
    drop: () =>
      onServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
};
