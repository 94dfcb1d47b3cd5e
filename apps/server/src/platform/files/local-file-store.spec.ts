import fs from 'node:fs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalFileStore } from './local-file-store.ts';

const root = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

/** Opening takes longer than reading, as on a busy disk. */
const openSlowly = (): void => {
  const open = fs.open as (...given: readonly unknown[]) => void;
  jest.spyOn(fs, 'open').mockImplementation(((...given: readonly unknown[]) => {
    setTimeout(() => open(...given), 50);
  }) as typeof fs.open);
};

describe('a file that is being received', () => {
  it.each([
    ['is too large', () => Readable.from([Buffer.alloc(100)])],
    [
      'is cut off',
      () =>
        new Readable({
          read: (): never => {
            throw new Error('The line is cut.');
          },
        }),
    ],
  ])('leaves nothing behind when it %s before the disk has opened its place', async (_, source) => {
    openSlowly();
    await expect(new LocalFileStore(root).receive(source(), 10)).rejects.toThrow();
    await pause(100);
    expect(readdirSync(join(root, 'incoming'))).toEqual([]);
  });
});
