import type { AnyResource, SchoolYear } from '@school/kernel';
import { useEnvironment } from '../environment/environment.ts';
import { offers } from '../catalogue/rights.ts';
import { yearOwner } from './year-scope.ts';
import { usePreference } from '../preference/use-preference.ts';

export interface ChosenYear {
  /** Undefined while the user wants to see all years. */
  readonly year: SchoolYear | undefined;
  /** False until the user's choice is known. */
  readonly ready: boolean;
  readonly choose: (id: number | undefined) => void;
}

const none: readonly SchoolYear[] = [];

/** The academic year that the user works in, the same on every device. A year that no longer exists counts as none. */
export const useChosenYear = (): ChosenYear => {
  const { years = none } = useEnvironment();
  const { value, ready, keep } = usePreference<unknown>('academicYear');
  return { year: years.find(({ id }) => id === value), ready, choose: keep };
};

/**
 * The same for what depends on a resource: does not wait if its rows belong to no year, and narrows nothing for users who
 * may not filter by the record that has the year.
 */
export const useYearOf = (resource: AnyResource): Pick<ChosenYear, 'year' | 'ready'> => {
  const { actor, catalogue } = useEnvironment();
  const { year, ready } = useChosenYear();
  const owner = yearOwner(resource);
  const isOpen = owner === undefined || offers(actor, catalogue.resource(owner), 'read');
  return resource.scope && isOpen ? { year, ready } : { year: undefined, ready: true };
};
