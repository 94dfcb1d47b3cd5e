import { resolvePath } from '../../resource/paths.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';

/** A record belongs to a year by a day in it, or by naming it. */
export const scope: CatalogueCheck = {
  code: 'RES028',
  finds: 'A year scope by a field that is neither a day nor a reference to the academic years.',
  run: eachResource((resource, catalogue) => {
    const by = resource.scope?.year;
    const field = by === undefined ? undefined : resolvePath(resource, by, catalogue)?.field;
    if (!field || field.type === 'date') return [];
    const years = catalogue.resources.find(({ period }) => period?.name === 'AcademicYear');
    if (field.type === 'ref' && field.to === years?.key) return [];
    return [
      {
        at: address(resource, 'scope.year'),
        message: `"${by}" is neither a day nor a reference to the academic years`,
      },
    ];
  }),
};
