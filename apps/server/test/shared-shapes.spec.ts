import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');
const run = (flags: readonly string[], code: string): string =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

describe('the bundle of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-shapes-'));
  const built = join(folder, 'built.js');
  beforeAll(() => {
    writeFileSync(
      join(folder, 'source.js'),
      `export const made = (copied, more) => ({ ...copied, more, ...{ late: 1 } });
       export const nested = (copied) => ({ ...{ ...copied, inner: 1 }, outer: [{ ...copied, inner: 2 }] });`,
    );
    run(
      [],
      `import { build } from 'rolldown';
       import { sharedShapes } from './tools/shared-shapes.mjs';
       await build({
         input: ${JSON.stringify(join(folder, 'source.js'))},
         plugins: [sharedShapes()],
         output: { file: ${JSON.stringify(built)}, sourcemap: true },
       });`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const inBuilt = (code: string): string =>
    run(
      ['--allow-natives-syntax'],
      `import { made, nested } from ${JSON.stringify(pathToFileURL(built).href)}; ${code}`,
    );

  it('gives objects that begin with a copy one shape', () => {
    const code = `
      const make = (n) => made({ a: n, b: 't' }, n);
      for (let n = 0; n < 1_000; n += 1) make(n);
      console.log(%HaveSameMap(make(1), make(2)));`;
    expect(inBuilt(code)).toBe('true');
  });

  it('leaves the objects as they are', () => {
    const code = `
      console.log(JSON.stringify([made({ a: 1, more: 0 }, 2), nested({ a: 1 })]));
      console.log(Object.getPrototypeOf(made({}, 1)) === Object.prototype, Object.keys(made(JSON.parse('{"__proto__":{"x":1}}'), 1)).join());`;
    expect(inBuilt(code).split('\n')).toEqual([
      '[{"a":1,"more":2,"late":1},{"a":1,"inner":1,"outer":[{"a":1,"inner":2}]}]',
      'true __proto__,more,late',
    ]);
  });
});
