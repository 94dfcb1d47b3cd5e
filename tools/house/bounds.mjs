import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { isWorse } from './figures.mjs';

const file = inProject('tools/house/bounds.json');

/** The worst value that each figure may have, by its key. */
export const readBounds = () => JSON.parse(readFileSync(file, 'utf8'));

/** Draws the bounds in to what was measured; a bound that is better already stays. @param measured figures with `value` */
export const drawIn = (measured) => {
  const bounds = readBounds();
  const drawn = measured.map(({ figure, value }) => {
    const bound = bounds[figure.key];
    return [figure.key, bound === undefined || isWorse(figure, bound, value) ? value : bound];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`);
};
