import { quoteName } from '@school/kernel';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const onServer = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** The same server with a different database. */
export const urlOf = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** An empty database on the server at that address, dropped when the work is done. */
export const withScratchDatabase = async <T>(
  serverUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${quoteName(name)}`);
  try {
    return await work(urlOf(serverUrl, name));
  } finally {
    await onServer(serverUrl, `DROP DATABASE ${quoteName(name)} WITH (FORCE)`);
  }
};
