import { didYouMean } from './closest.ts';
import { address, type CatalogueCheck, type Found } from './finding.ts';

/** References go by key, so nothing else finds a misspelt one before its first use. */
export const unknownResource: CatalogueCheck = {
  code: 'RES005',
  finds: 'A reference, line list, rollup, parent, related list or document that names no resource.',
  run: (catalogue) => {
    const keys = catalogue.resources.map(({ key }) => key);
    const unknown = (at: string, key: string | undefined): readonly Found[] =>
      key === undefined || catalogue.has(key)
        ? []
        : [{ at, message: `no resource "${key}"`, ...didYouMean(key, keys) }];
    return [
      ...catalogue.resources.flatMap((resource) => [
        ...Object.entries(resource.fields).flatMap(([key, field]) => {
          const target = 'to' in field ? field.to : 'of' in field ? field.of : undefined;
          return unknown(address(resource, `fields.${key}`), target);
        }),
        ...unknown(address(resource, 'parent'), resource.parent),
        ...(resource.related ?? []).flatMap((list, index) =>
          unknown(address(resource, `related[${index}]`), list.resource),
        ),
      ]),
      ...catalogue.documents.flatMap((document) => [
        ...unknown(address(document, 'of'), document.of),
        ...unknown(address(document, 'designs'), document.designs),
      ]),
    ];
  },
};
