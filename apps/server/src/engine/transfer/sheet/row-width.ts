import { setImmediate as pause } from 'node:timers/promises';

/** Bytes examined before yielding to others. */
const slice = 1_048_576;
/** Longer than the start of any tag that is searched for, so that none is missed where two slices meet. */
const overlap = 64;
const begins = /<(?:\w{1,40}:)?(row|c)(?=[\s/>])/g;

/**
 * Whether a row of a worksheet has more than a given number of cells, from the tags alone: building the cells is what takes
 * time and memory.
 * @param xml of the worksheet
 */
export const hasWiderRow = async (xml: Buffer, most: number): Promise<boolean> => {
  let cells = 0;
  for (let from = 0; from < xml.length; from += slice) {
    const text = xml.toString('latin1', from, from + slice + overlap);
    for (const { 1: tag, index } of text.matchAll(begins)) {
      // It belongs to the next slice.
      if (index >= slice) break;
      cells = tag === 'row' ? 0 : cells + 1;
      if (cells > most) return true;
    }
    await pause();
  }
  return false;
};
