import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { Conflict, Refusal } from '@school/kernel';
import { TableLocked } from '../../platform/database/database-away.ts';
import { Unavailable, isConnectionLost, isPassing, refusalOfDatabase } from './database-failure.ts';

const errorOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that cannot be reached', () => {
  const nowhere = join(tmpdir(), 'school-no-such-folder');

  it('is told from a missing file by what was tried', async () => {
    const gone = await errorOf(new Client({ host: nowhere, user: 'nobody' }).connect());
    const missing = await errorOf(open(nowhere));
    expect([gone, missing]).toEqual([
      expect.objectContaining({ code: 'ENOENT' }),
      expect.objectContaining({ code: 'ENOENT' }),
    ]);
    expect([isConnectionLost(gone), isConnectionLost(missing)]).toEqual([true, false]);
    expect(refusalOfDatabase(gone)).toMatchObject({ status: 503 });
    expect(refusalOfDatabase(missing)).toBeUndefined();
  });

  it.each(['ECONNREFUSED', '57P01', '53300', '08006'])('asks to try again after %s', (code) => {
    expect(isConnectionLost({ code })).toBe(true);
  });
});

describe('a fault that passes', () => {
  it.each([new Unavailable(), new Refusal(503, 'Many wait.'), new TableLocked(), { code: '40P01' }])(
    'is told from what stays: %#',
    (error) => expect(isPassing(error)).toBe(true),
  );

  it.each([
    new Conflict('The period is closed.'),
    new Error('a fault'),
    { code: '23505' },
    { code: '57014' },
  ])('is nothing that has a reason of its own: %#', (error) => expect(isPassing(error)).toBe(false));
});
