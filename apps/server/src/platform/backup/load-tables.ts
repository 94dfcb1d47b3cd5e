import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quote, quoteAll } from './institute-tables.ts';
import type { SavedInstitute, SavedTable } from './manifest.ts';

/** Rows on their way into a table, and their outcome. */
interface Target {
  readonly rows: Writable;
  readonly ended: Promise<void>;
}

/** Fills the tables of one institute part by part; the parts of a table are consecutive. */
export class TableLoader {
  private table = '';
  private target: Target | undefined;
  private readonly client: ClientBase;
  private readonly institute: SavedInstitute;

  constructor(client: ClientBase, institute: SavedInstitute) {
    this.client = client;
    this.institute = institute;
  }

  /** Adds a part to a table. */
  async add(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.target === undefined || name !== this.table) await this.begin(name);
    for await (const piece of content) await this.write(piece);
  }

  /** Completes the table being filled. */
  async end(): Promise<void> {
    const { target } = this;
    this.target = undefined;
    if (target === undefined) return;
    target.rows.end();
    await target.ended;
  }

  private async begin(name: string): Promise<void> {
    await this.end();
    const saved = this.institute.tables.find((table) => table.name === name);
    if (saved === undefined)
      throw new Error(`The archive has rows of a table that it does not name: ${name}`);
    const place = `${quote(this.institute.name)}.${quote(name)}`;
    this.table = name;
    const rows = this.client.query(copyFrom(`copy ${place} (${quoteAll(saved.columns)}) from stdin`));
    const ended = finished(rows);
    // A rejected row is reported where the end is awaited; without a listener it would end the process here.
    ended.catch(() => undefined);
    this.target = { rows, ended };
  }

  private async write(piece: Buffer): Promise<void> {
    const { target } = this;
    if (target === undefined || target.rows.write(piece)) return;
    await Promise.race([once(target.rows, 'drain'), target.ended]);
  }
}

/** Restores the position of every sequence. */
export const setSequences = async (
  client: ClientBase,
  { name, sequences }: SavedInstitute,
): Promise<void> => {
  for (const sequence of sequences) {
    const place = `${quote(name)}.${quote(sequence.name)}`;
    await client.query('select setval($1::regclass, $2)', [place, sequence.value]);
  }
};

const refuseDifference = async (client: ClientBase, institute: string, table: SavedTable): Promise<void> => {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${quote(institute)}.${quote(table.name)}`,
  );
  const found = Number(rows[0]?.count ?? 0);
  if (found !== table.rows) throw new Error(`${table.name} has ${found} rows instead of ${table.rows}`);
};

/** Compares the number of rows in every table with what was saved. */
export const checkRowCounts = async (client: ClientBase, { name, tables }: SavedInstitute): Promise<void> => {
  for (const table of tables) await refuseDifference(client, name, table);
};
