import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** A principal without a row rule sees nothing; a rule for a principal who may not read has no effect. */
export const rowRules: CatalogueCheck = {
  code: 'RES019',
  finds: 'Row rules that leave out a principal of `read` or `pick`, or that name one who may do neither.',
  run: eachResource((resource) => {
    const { read, pick = [], rows } = resource.access;
    const seeing = [...new Set([...read, ...pick])];
    if (!rows) return [];
    const at = address(resource, 'access.rows');
    return [
      ...seeing
        .filter((principal) => principal !== 'ADMIN' && !Object.hasOwn(rows, principal))
        .map((principal) => ({ at, message: `no row rule for "${principal}"` })),
      ...Object.keys(rows)
        .filter((principal) => !seeing.includes(principal))
        .map((principal) => ({ at, message: `"${principal}" has a row rule but may not read` })),
    ];
  }),
};
