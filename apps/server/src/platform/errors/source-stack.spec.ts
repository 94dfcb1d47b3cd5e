import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stackOf } from './source-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-stack-'));
const built = pathToFileURL(join(folder, 'built.js')).href;
const plain = pathToFileURL(join(folder, 'plain.js')).href;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faultAt = (...places: readonly string[]): Error => {
  const fault = new Error('It broke');
  fault.stack = ['Error: It broke', ...places.map((place) => `    at run (${place})`)].join('\n');
  return fault;
};

describe('the stack in a log', () => {
  it('names lines of the sources where the built file has a map', () => {
    // The second line of the built file is the third one of the source.
    const map = { version: 3, sources: ['src/told.ts'], names: [], mappings: ';AAEE' };
    writeFileSync(join(folder, 'built.js.map'), JSON.stringify(map));
    const [, first = '', second] = stackOf(faultAt(`${built}:2:1`, `${plain}:7:3`)).split('\n');
    expect(first).toMatch(/src\/told\.ts:3:3\)$/);
    expect(second).toBe(`    at run (${plain}:7:3)`);
  });

  it('is the message of what is no error', () => {
    expect(stackOf('lost')).toBe('lost');
  });
});
