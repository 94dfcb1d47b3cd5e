import type { AnyResource } from '@school/kernel';
import { useEnvironment, type SchoolYear } from '../environment/environment.ts';
import { usePreference } from '../preference/use-preference.ts';

export interface ChosenYear {
  /** Undefined while the user wants to see all years. */
  readonly year: SchoolYear | undefined;
  /** False until it is known what the user has chosen. */
  readonly ready: boolean;
  readonly choose: (id: number | undefined) => void;
}

const none: readonly SchoolYear[] = [];

/** The academic year that the user works in, the same on every device. A year that is gone counts as none. */
export const useChosenYear = (): ChosenYear => {
  const { years = none } = useEnvironment();
  const { value, ready, keep } = usePreference<unknown>('academicYear');
  return { year: years.find(({ id }) => id === value), ready, choose: keep };
};

/** The same for what depends on a resource: nothing is waited for where its rows belong to no year. */
export const useYearOf = (resource: AnyResource): Pick<ChosenYear, 'year' | 'ready'> => {
  const { year, ready } = useChosenYear();
  return resource.scope ? { year, ready } : { year: undefined, ready: true };
};
