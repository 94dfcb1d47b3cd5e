#!/usr/bin/env node
// `npm run new -- resource <module>/<key> --fields "name:text! percent:percent approvedBy:ref(employee)"`
// writes the definition and its list line, then the migration. Running it again changes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withEntry, withModule } from './new/list-source.mjs';
import { parseFields } from './new/parse-fields.mjs';
import { fileNameOf, resourceSource } from './new/resource-source.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const usage =
  'npm run new -- resource <module>/<key> --fields "name:text! percent:percent approvedBy:ref(employee)" [--no-migration]';

const write = (path, text) => {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const known = existsSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`${known ? 'changed' : 'written'}  ${path.slice(root.length + 1)}`);
};

const newResource = (address, fieldList) => {
  const [module, key] = address.split('/');
  if (!/^[a-z][A-Za-z]*$/.test(module ?? '') || !/^[a-z][A-Za-z0-9]*$/.test(key ?? '')) {
    throw new Error(`"${address}" is no address; write <module>/<key> in camel case.`);
  }
  const base = join(root, 'libs/resources/src');
  const file = join(base, module, fileNameOf(key));
  if (!existsSync(file)) write(file, resourceSource(module, key, parseFields(fieldList)));
  const list = join(base, module, 'list.ts');
  write(
    list,
    withEntry(existsSync(list) ? readFileSync(list, 'utf8') : undefined, module, key, fileNameOf(key)),
  );
  const index = join(base, 'index.ts');
  write(index, withModule(readFileSync(index, 'utf8'), module));
  spawnSync('npx', ['prettier', '--write', '--log-level', 'silent', file, list, index], {
    cwd: root,
    stdio: 'inherit',
  });
};

const main = (args) => {
  const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const [kind, address] = args;
  const fields = option('--fields');
  if (kind !== 'resource' || !address || !fields) throw new Error(`Usage: ${usage}`);
  newResource(address, fields);
  if (args.includes('--no-migration')) return 0;
  const name = `add-${address.split('/')[1]}`;
  return (
    spawnSync('npm', ['run', '-s', 'migrate:make', '--', name], { cwd: root, stdio: 'inherit' }).status ?? 1
  );
};

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
