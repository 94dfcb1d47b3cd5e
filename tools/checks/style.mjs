import { packagesTooEarly } from './bare-start.mjs';
import { ownBarrelImports } from './barrels.mjs';
import { worseFigures } from './house.mjs';
import { silentLimits } from './limits.mjs';
import { missingFromLock } from './lock.mjs';
import { check, foundByProgram, sum } from './outcome.mjs';
import { missingProofs } from './proofs.mjs';
import { unsaidSentences } from './sentences.mjs';

const format = 'prettier/bin/prettier.cjs';
const formatting = ['--check', '--log-level', 'warn'];

/** Prettier works on one core, so two of them share the sources. */
const unformatted = async () => {
  const halves = [['apps/server'], ['.', '!apps/server']];
  const found = await Promise.all(halves.map((half) => foundByProgram(format, [...formatting, ...half])));
  return found.flat();
};

/** Checks rules, boundaries and formatting of the sources, the lock file, the proofs of the documentation and the sentences of the server. */
export const checkStyle = async () => {
  const formatted = unformatted();
  return sum([
    check('Rules and boundaries', await foundByProgram('oxlint/bin/oxlint', ['--quiet'])),
    check('No barrel is imported by its own package', ownBarrelImports()),
    check('No list stops at a number of rows without saying so', silentLimits()),
    check('Commands start on a clone without packages', packagesTooEarly()),
    check('The lock file covers every system', missingFromLock()),
    check('What docs/ux.md promises is proved by tests of that name', missingProofs()),
    check('Every sentence of the server is there in all languages', unsaidSentences()),
    check('No figure of the house is worse than its bound', await worseFigures()),
    check('Formatting', await formatted),
  ]);
};
