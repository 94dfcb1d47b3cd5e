import { Client } from 'pg';

/**
 * Marks which jobs this process is running, by advisory locks on one connection: they vanish with the process, however it
 * ends, so that others can tell a running job from one whose server has died.
 */
export class RunLocks {
  private readonly connectionString: string;
  private readonly onLost: () => void;
  private client: Promise<Client> | undefined;

  /** `onLost` is called when the connection is gone, and all locks with it. */
  constructor(connectionString: string, onLost: () => void) {
    this.connectionString = connectionString;
    this.onLost = onLost;
  }

  /** Takes the lock of a job. False: some process is running it. */
  async take(key: string): Promise<boolean> {
    const client = await this.connection();
    const { rows } = await client.query<{ taken: boolean }>({
      name: 'run_lock_take',
      text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      values: [key],
    });
    return rows[0]?.taken ?? false;
  }

  async release(key: string): Promise<void> {
    const client = await this.connection();
    await client.query({
      name: 'run_lock_release',
      text: 'select pg_advisory_unlock(hashtextextended($1, 0))',
      values: [key],
    });
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private connection(): Promise<Client> {
    this.client ??= this.connect();
    this.client.catch(() => {
      this.client = undefined;
    });
    return this.client;
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.connectionString, keepAlive: true });
    const lost = (): void => {
      if (this.client === undefined) return;
      this.client = undefined;
      this.onLost();
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    return client;
  }
}
