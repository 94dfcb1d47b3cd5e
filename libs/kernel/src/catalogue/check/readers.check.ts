import { address, type CatalogueCheck } from './finding.ts';

/** Only the administrator could open it, which is more often an oversight than intended. */
export const readers: CatalogueCheck = {
  code: 'RES018',
  finds: 'A resource, report, document or screen that nobody may open.',
  run: ({ resources, reports, documents, screens }) => [
    ...resources
      .filter(({ access }) => (access.read ?? []).length === 0)
      .map((resource) => ({ at: address(resource, 'access.read'), message: 'nobody may read it' })),
    ...[...reports, ...documents, ...screens]
      .filter(({ access }) => access.length === 0)
      .map((definition) => ({ at: address(definition, 'access'), message: 'nobody may open it' })),
  ],
};
