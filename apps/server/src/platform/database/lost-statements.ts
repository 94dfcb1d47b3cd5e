import type { PoolClient } from 'pg';
import { shapes } from './statement-shapes.ts';

interface Line {
  readonly parsedStatements: Record<string, string>;
  readonly stream: { write(bytes: Buffer): unknown };
}

/** Internals of a connection that the library does not expose. */
const lineOf = (client: PoolClient): Line | undefined =>
  (client as PoolClient & { readonly connection?: Line }).connection;

const cleaned = new WeakMap<PoolClient, number>();

/** The protocol's Close message for a prepared statement. It is accepted in any state, even in an aborted transaction. */
const closing = (name: string): Buffer => {
  const end = Buffer.from(`S${name}\0`);
  const head = Buffer.alloc(5);
  head.write('C');
  head.writeInt32BE(end.length + 4, 1);
  return Buffer.concat([head, end]);
};

/**
 * Closes the statements on a connection whose shapes have lost their names, before anything else is sent on it: PostgreSQL
 * frees their plans, and the library would parse them again.
 */
export const closeLostStatements = (client: PoolClient): void => {
  if (cleaned.get(client) === shapes.generation) return;
  cleaned.set(client, shapes.generation);
  const line = lineOf(client);
  if (!line) return;
  for (const name of Object.keys(line.parsedStatements).filter((parsed) => shapes.hasLost(parsed))) {
    delete line.parsedStatements[name];
    line.stream.write(closing(name));
  }
};
