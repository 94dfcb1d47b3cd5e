import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../src/platform/postgres/open-database.ts';

const memory = '/dev/shm';

/** A separate PostgreSQL, for specs whose actions on the whole server would disturb all others. */
export class OwnCluster {
  readonly url: string;
  readonly folder: string;
  /** Name of the data folder, inside that of the server. */
  readonly dataName: string;
  private readonly postmaster: number;
  private readonly end: () => Promise<void>;

  private constructor(
    url: string,
    folder: string,
    data: string,
    postmaster: number,
    end: () => Promise<void>,
  ) {
    this.dataName = basename(data);
    this.url = url;
    this.folder = folder;
    this.postmaster = postmaster;
    this.end = end;
  }

  static async open(): Promise<OwnCluster> {
    const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'school-own-'));
    const { url, stop } = await openDatabase({ databaseUrl: '', dataDir: folder, fast: true });
    const [row] = await query<{ folder: string }>(url, `select current_setting('data_directory') as folder`);
    const [pid] = readFileSync(join(row?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n');
    return new OwnCluster(url, folder, row?.folder ?? '', Number(pid), stop);
  }

  query<T extends object>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
    return query<T>(this.url, text, values);
  }

  /** Freezes every process of the server; it keeps its sockets and stays silent. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  async close(): Promise<void> {
    await this.end();
    rmSync(realpathSync(join(this.folder, 'postgres')), { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }

  private signal(name: NodeJS.Signals): void {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(this.postmaster)], {
      encoding: 'utf8',
    });
    for (const pid of [this.postmaster, ...children.trim().split(/\s+/).map(Number)]) {
      try {
        process.kill(pid, name);
      } catch {
        // A backend that has ended meanwhile needs no signal.
      }
    }
  }
}

const query = async <T extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};
