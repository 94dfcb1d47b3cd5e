#!/usr/bin/env node
// `npm run affected [-- base]`: types, rules and specs of whatever differs from a base (main by default), uncommitted
// changes included.
import { installWhenNeeded } from './install.mjs';
import { runNx } from './nx.mjs';

installWhenNeeded();
const base = process.argv[2] ?? 'main';
const { status } = runNx(
  ['affected', '--targets=typecheck,lint,test', `--base=${base}`, '--parallel=1', '--output-style=stream'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
