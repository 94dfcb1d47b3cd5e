import { roles } from '../../access/access.ts';
import { allPrincipals } from './all-principals.ts';
import { didYouMean } from './closest.ts';
import type { CatalogueCheck } from './finding.ts';

/** A misspelt privilege shuts everybody out. */
export const principals: CatalogueCheck = {
  code: 'RES020',
  finds: 'A principal that is neither a role nor a privilege of the catalogue.',
  run: (catalogue) => {
    const known = [...roles, ...catalogue.privileges.map(({ key }) => key)];
    return allPrincipals(catalogue)
      .filter(({ name }) => !known.includes(name))
      .map(({ at, name }) => ({
        at,
        message: `"${name}" is neither a role nor a privilege`,
        ...didYouMean(name, known),
      }));
  },
};
