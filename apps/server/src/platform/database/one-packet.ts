import type { PoolClient } from 'pg';

interface Wire {
  cork(): void;
  uncork(): void;
}

/** The stream of a connection, which the library does not expose. */
const wireOf = (client: PoolClient): Wire | undefined =>
  (client as PoolClient & { readonly connection?: { readonly stream?: Wire } }).connection?.stream;

/** Sends everything issued to the database together in one packet: each packet costs a system call. */
export const together = (client: PoolClient): void => {
  const wire = wireOf(client);
  if (!wire) return;
  wire.cork();
  process.nextTick(() => wire.uncork());
};
