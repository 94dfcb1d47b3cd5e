import { address, eachResource, type CatalogueCheck } from './finding.ts';

const nameOf = (fields: readonly string[], where: unknown): string =>
  `${fields.toSorted().join(' and ')}${where === undefined ? '' : ` where ${JSON.stringify(where)}`}`;

/** Each uniqueness is an index maintained by every write; a repeated one reports the same duplicate with two messages. */
export const oneRule: CatalogueCheck = {
  code: 'RES045',
  finds: 'The same uniqueness said twice.',
  run: eachResource((resource) => {
    const ofFields = Object.entries(resource.fields)
      .filter(([, { unique }]) => unique === true)
      .map(([key]) => nameOf([key], undefined));
    const said = (resource.unique ?? []).map(({ fields, where }) => nameOf(fields, where));
    return said.flatMap((rule, index) =>
      ofFields.includes(rule) || said.indexOf(rule) !== index
        ? [{ at: address(resource, `unique[${index}]`), message: `${rule} is unique already` }]
        : [],
    );
  }),
};
