import type { RecordValues } from '../../engine/behaviour.ts';

/**
 * The items of a document are those of its store. Where only the store changes they are asked about again, or they
 * would be given out by who has nothing to say where they lie.
 */
export const inItsStore = (input: RecordValues, current: RecordValues): RecordValues => {
  const items = current['items'];
  if ('items' in input || !('store' in input) || input['store'] === current['store']) return input;
  if (!Array.isArray(items)) return input;
  return {
    ...input,
    items: (items as RecordValues[]).map(({ id, storeItem }) => ({ id, storeItem })),
  };
};
