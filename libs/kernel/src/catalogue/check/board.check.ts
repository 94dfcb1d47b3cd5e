import { fieldOf } from '../../resource/fields-of.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** The columns of a board are the options of a choice; any other field has no columns. */
export const board: CatalogueCheck = {
  code: 'RES027',
  finds: 'A board by a field that is no choice.',
  run: eachResource((resource) => {
    const by = resource.list.board?.by;
    const field = by === undefined ? undefined : fieldOf(resource, by);
    if (!field || field.type === 'choice') return [];
    return [{ at: address(resource, 'list.board.by'), message: `"${by}" is no choice` }];
  }),
};
