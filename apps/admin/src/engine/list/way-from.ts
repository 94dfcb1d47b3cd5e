import { isAmong, type AnyResource, type RowWay } from '@school/kernel';
import { filledAddress, opensAddress } from '../catalogue/opens-address.ts';
import { holds } from '../catalogue/conditions.ts';
import type { Environment } from '../environment/environment.ts';

type Row = Readonly<Record<string, unknown>>;

/** Where a link leads from a row; undefined if it is not for the user, or not available for this row. */
export const wayFrom = (
  environment: Environment,
  resource: AnyResource | undefined,
  { to, access, when }: RowWay,
  row: Row,
): string | undefined => {
  if (access !== undefined && !isAmong(environment.actor, access)) return undefined;
  if (when && resource && !holds(resource, when, row, environment)) return undefined;
  const address = filledAddress(to, row);
  return address !== undefined && opensAddress(environment, address) ? address : undefined;
};
