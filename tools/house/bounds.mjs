import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { isWorse } from './figures.mjs';

const file = inProject('tools/house/bounds.json');

/** The worst value allowed for each figure, by its key. */
export const readBounds = () => JSON.parse(readFileSync(file, 'utf8'));

/** Tightens the bounds to what was measured; a bound that is already better stays. @param measured figures with `value` */
export const drawIn = (measured) => {
  const bounds = readBounds();
  const drawn = measured.map(({ figure, value }) => {
    const bound = bounds[figure.key];
    return [figure.key, bound === undefined || isWorse(figure, bound, value) ? value : bound];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`);
};
