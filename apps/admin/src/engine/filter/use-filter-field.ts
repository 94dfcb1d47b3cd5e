import { may, type AnyResource } from '@school/kernel';
import { useCallback, useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { filterFieldAt, filterFields, type FilterField } from './filter-field.ts';

export interface NamedFilterField extends FilterField {
  /** `Department › Name`. */
  readonly name: string;
}

/** Fields that a list can be filtered by, with their names. */
export const useFilterFields = (resource: AnyResource) => {
  const environment = useEnvironment();
  const words = useWords();
  const named = useCallback(
    (found: FilterField): NamedFilterField => {
      const own = words.field(found.owner, found.key);
      const [first = ''] = found.path.split('.');
      if (found.elsewhere !== undefined) {
        const rows = words.say(`resources.${resource.key}.has.${first}`, found.elsewhere);
        const of = resource.has?.[first]?.of;
        const [, reference = '', further] = found.path.split('.');
        const between =
          of !== undefined && further !== undefined
            ? `${words.field(environment.catalogue.resource(of), reference)} › `
            : '';
        return { ...found, name: `${rows} › ${between}${own}` };
      }
      return { ...found, name: found.owner === resource ? own : `${words.field(resource, first)} › ${own}` };
    },
    [words, resource, environment],
  );
  const all = useMemo(
    () =>
      filterFields(environment, resource, (target) => may(environment.actor, target.access, 'read')).map(
        named,
      ),
    [environment, resource, named],
  );
  const at = useCallback(
    (path: string): NamedFilterField | undefined => {
      const found = filterFieldAt(environment.catalogue, resource, path);
      return found && named(found);
    },
    [environment, resource, named],
  );
  return { all, at };
};
