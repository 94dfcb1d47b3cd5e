import { roles } from '../../access/access.ts';
import { allPrincipals, type NamedPrincipal } from './all-principals.ts';
import { didYouMean } from './closest.ts';
import type { CatalogueCheck } from './finding.ts';

/** A word that a definition repeats for each verb is one mistake, reported at its first occurrence. */
const isFirstOfItsDefinition = (one: NamedPrincipal, at: number, all: readonly NamedPrincipal[]): boolean =>
  all.findIndex(({ at: place, name }) => name === one.name && ownerOf(place) === ownerOf(one.at)) === at;

const ownerOf = (place: string): string => place.split(' ')[0] ?? place;

/** A misspelt privilege locks everyone out. */
export const principals: CatalogueCheck = {
  code: 'RES020',
  finds: 'A principal that is neither a role nor a privilege of the catalogue.',
  run: (catalogue) => {
    const known = [...roles, ...catalogue.privileges.map(({ key }) => key)];
    return allPrincipals(catalogue)
      .filter(({ name }) => !known.includes(name))
      .filter(isFirstOfItsDefinition)
      .map(({ at, name }) => ({
        at,
        message: `"${name}" is neither a role nor a privilege`,
        ...didYouMean(name, known),
      }));
  },
};
