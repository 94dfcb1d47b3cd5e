import { addressList } from '../addresses.ts';
import { address, type CatalogueCheck } from './finding.ts';

/** Two resources cannot share one base path. */
export const duplicateBase: CatalogueCheck = {
  code: 'RES004',
  finds:
    'Two resources with the same base path of their calls, or a base path that begins or ends with a slash.',
  run: ({ resources }) => {
    const seen = new Map<string, string>();
    return resources.flatMap((resource) =>
      addressList(resource.api).flatMap((base) => {
        const first = seen.get(base.toLowerCase());
        seen.set(base.toLowerCase(), first ?? address(resource));
        const at = address(resource, 'api');
        if (/^\/|\/$/.test(base))
          return [{ at, message: `the base path "${base}" begins or ends with a slash` }];
        return first === undefined ? [] : [{ at, message: `the base path "${base}" belongs to ${first}` }];
      }),
    );
  },
};
