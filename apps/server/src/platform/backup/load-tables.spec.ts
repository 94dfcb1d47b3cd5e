import { Writable } from 'node:stream';
import { Client } from 'pg';
import { TableLoader } from './load-tables.ts';

/** Accepts one piece at a time, like a database that is slower than the file. */
class SlowRows extends Writable {
  constructor() {
    super({ highWaterMark: 1 });
  }

  override _write(_piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    setImmediate(done);
  }
}

async function* pieces(count: number): AsyncGenerator<Buffer> {
  for (let n = 0; n < count; n += 1) yield Buffer.from(`${n}\n`);
}

describe('filling a table', () => {
  it('waits for the database without gathering listeners', async () => {
    const rows = new SlowRows();
    const client = new Client();
    Object.defineProperty(client, 'query', { value: () => rows });
    const loader = new TableLoader(client, {
      name: 'main',
      migrations: [],
      tables: [{ name: 'city', columns: ['name'], rows: 50 }],
      sequences: [],
    });
    await loader.add('city', pieces(50));
    expect(rows.listenerCount('error')).toBeLessThan(4);
    await loader.end();
    expect(rows.writableFinished).toBe(true);
  });
});
