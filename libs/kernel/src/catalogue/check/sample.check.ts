import { fieldOf } from '../../resource/fields-of.ts';
import { didYouMean } from './closest.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** Test rows are built from samples: a misspelt one leaves its field to chance, far from the mistake. */
export const samples: CatalogueCheck = {
  code: 'RES055',
  finds: 'A sample of a field that is not there.',
  run: eachResource((resource) =>
    Object.keys(resource.sample ?? {})
      .filter((key) => fieldOf(resource, key) === undefined)
      .map((key) => ({
        at: address(resource, `sample.${key}`),
        message: `no field "${key}"`,
        ...didYouMean(key, Object.keys(resource.fields)),
      })),
  ),
};
