import { ownBarrelImports } from './barrels.mjs';
import { missingFromLock } from './lock.mjs';
import { check, checkByProgram, sum } from './outcome.mjs';

/** Checks rules, boundaries and formatting of the sources, and the lock file. */
export const checkStyle = () =>
  sum([
    checkByProgram('Rules and boundaries', 'oxlint/bin/oxlint', ['--quiet']),
    check('No barrel is imported by its own package', ownBarrelImports()),
    check('The lock file covers every system', missingFromLock()),
    checkByProgram('Formatting', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  ]);
