import { ownBarrelImports } from './barrels.mjs';
import { missingFromLock } from './lock.mjs';
import { check, checkByProgram, sum } from './outcome.mjs';
import { missingProofs } from './proofs.mjs';

/** Checks rules, boundaries and formatting of the sources, the lock file and the proofs of the documentation. */
export const checkStyle = () =>
  sum([
    checkByProgram('Rules and boundaries', 'oxlint/bin/oxlint', ['--quiet']),
    check('No barrel is imported by its own package', ownBarrelImports()),
    check('The lock file covers every system', missingFromLock()),
    check('What docs/ux.md promises is proved by tests of that name', missingProofs()),
    checkByProgram('Formatting', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  ]);
