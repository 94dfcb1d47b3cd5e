import type { AnyField, AnyResource, FieldOf } from '@school/kernel';
import { columnsOfOthers } from '../../catalogue/line-rights.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useRow } from '../frame/row-context.ts';
import { lineColumns } from './line-columns.ts';

/**
 * The columns of a grid that lines are filled in with. Those that are somebody else's are read-only; in a new record, where
 * they have nothing to show, they are left out.
 * @param resource the one with the lines
 */
export const useLineColumns = (
  field: FieldOf<'lines'>,
  resource: AnyResource | undefined,
): readonly (readonly [string, AnyField])[] => {
  const environment = useEnvironment();
  const record = useRow()['_record'] as Readonly<Record<string, unknown>> | undefined;
  const columns = lineColumns(environment.catalogue.resource(field.of), environment.actor);
  if (!resource || !field.whose) return columns;
  const others = columnsOfOthers(resource, field, record, environment);
  return columns.flatMap(([key, column]): readonly (readonly [string, AnyField])[] => {
    if (!others.has(key)) return [[key, column]];
    return record === undefined ? [] : [[key, { ...column, readOnly: true }]];
  });
};
