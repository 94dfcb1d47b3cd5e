import type { RecordValues } from '../../engine/behaviour.ts';

/**
 * The items of a document belong to its store. If only the store changes they are checked again; otherwise they could be
 * issued by someone with no say over where they are kept.
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
