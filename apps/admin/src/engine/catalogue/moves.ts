import { isAmong, mayTouch, type AnyResource, type Transition } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';
import { holds } from './conditions.ts';

/** Moves of the life cycle that lead on from a row as it stands; none while it is archived. */
export const transitionsFrom = (
  environment: Environment,
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
): readonly (readonly [string, Transition])[] =>
  Object.entries(resource.lifecycle?.transitions ?? {}).filter(
    ([, { access, from, when }]) =>
      row['archived'] !== true &&
      from.includes(String(row[resource.lifecycle?.field ?? ''])) &&
      isAmong(environment.actor, access) &&
      mayTouch(environment.actor, resource.access, access, row) &&
      (!when || holds(resource, when, row, environment)),
  );
