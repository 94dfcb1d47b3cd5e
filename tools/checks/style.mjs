import { ownBarrelImports } from './barrels.mjs';
import { worseFigures } from './house.mjs';
import { silentLimits } from './limits.mjs';
import { missingFromLock } from './lock.mjs';
import { check, checkByProgram, sum } from './outcome.mjs';
import { missingProofs } from './proofs.mjs';
import { unsaidSentences } from './sentences.mjs';

/** Checks rules, boundaries and formatting of the sources, the lock file, the proofs of the documentation and the sentences of the server. */
export const checkStyle = async () =>
  sum([
    checkByProgram('Rules and boundaries', 'oxlint/bin/oxlint', ['--quiet']),
    check('No barrel is imported by its own package', ownBarrelImports()),
    check('No list stops at a number of rows without saying so', silentLimits()),
    check('The lock file covers every system', missingFromLock()),
    check('What docs/ux.md promises is proved by tests of that name', missingProofs()),
    check('Every sentence of the server is there in all languages', unsaidSentences()),
    check('No figure of the house is worse than its bound', await worseFigures()),
    checkByProgram('Formatting', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  ]);
