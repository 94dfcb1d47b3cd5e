import { isAmong, isTheirs, mayTouch, type AnyResource, type Transition } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';
import { holds } from './conditions.ts';

/** Life-cycle moves that are available from a row's current state and are the caller's; none while it is archived. */
export const transitionsFrom = (
  environment: Environment,
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
): readonly (readonly [string, Transition])[] => {
  const { actor, catalogue, context } = environment;
  const asked = { actor, resource, catalogue, today: context.today };
  return Object.entries(resource.lifecycle?.transitions ?? {}).filter(
    ([, { access, from, when, whose }]) =>
      row['archived'] !== true &&
      from.includes(String(row[resource.lifecycle?.field ?? ''])) &&
      isAmong(actor, access) &&
      mayTouch(actor, resource.access, access, row) &&
      (!whose || isTheirs(whose, row, asked)) &&
      (!when || holds(resource, when, row, environment)),
  );
};
