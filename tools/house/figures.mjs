import { filesInCycles } from './import-cycles.mjs';
import { folderRings } from './folder-rings.mjs';
import { longFunctions } from './long-functions.mjs';
import { refusedByCompiler, toldByCheck } from './mistakes.mjs';
import { idlePackages } from './named-packages.mjs';
import { ownCalls } from './own-calls.mjs';
import { ownLinesPerDefined } from './own-lines.mjs';
import { generatedScreens } from './screens.mjs';
import { tableReads } from './table-reads.mjs';
import { unusedExports } from './unused-exports.mjs';
import { wireTypes } from './wire-types.mjs';

/** A figure that is the length of the list it names. */
const counted = (key, label, goal, find) => ({
  key,
  label,
  goal,
  measure: () => {
    const found = find();
    return { value: found.length, found };
  },
});

const plain = (key, label, goal, measure, more = {}) => ({
  key,
  label,
  goal,
  measure: () => ({ value: measure(), found: [] }),
  ...more,
});

/** The figures of the house; lower is better, unless `more` is set. */
export const figures = [
  {
    key: 'screens',
    label: 'screens without a component of their own, %',
    goal: 92,
    more: true,
    measure: async () => {
      const { share, written } = await generatedScreens();
      return { value: Math.floor(share * 1000) / 10, found: written };
    },
  },
  plain(
    'lines',
    'own lines for each line of definition',
    2.2,
    () => Math.ceil(ownLinesPerDefined() * 100) / 100,
  ),
  plain('calls', 'calls answered by own controllers', 40, ownCalls),
  counted('tables', 'module pairs that read each other in SQL', 10, tableReads),
  counted('wire', 'wire types written twice', 0, wireTypes),
  counted('rings', 'rings of folders', 0, folderRings),
  counted('cycles', 'files in import cycles, types counted', 0, filesInCycles),
  counted('packages', 'packages without real use', 0, idlePackages),
  counted('unused', 'exports that nothing but tests uses', 0, unusedExports),
  counted('long', 'functions over 80 lines', 0, longFunctions),
  plain('compiler', 'mistakes that the compiler refuses', 35, refusedByCompiler, { more: true }),
  plain('checks', 'kinds of mistakes that the check tells', 49, toldByCheck, { more: true }),
];

/** Whether one value of a figure is worse than another. */
export const isWorse = ({ more = false }, value, bound) => (more ? value < bound : value > bound);
