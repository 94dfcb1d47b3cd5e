import { isAmong, isOff, may, type AnyResource, type PlacedTab } from '@school/kernel';
import type { Environment } from '../environment/environment.ts';

/** Tabs that other modules add to a record's page, as far as the reader may see them. */
export const contributedTabs = (
  { contributed }: AnyResource,
  { actor, catalogue }: Pick<Environment, 'actor' | 'catalogue'>,
): readonly PlacedTab[] =>
  (contributed?.tabs ?? []).filter(
    ({ module, access, reads }) =>
      !isOff(actor, module) &&
      (access === undefined || isAmong(actor, access)) &&
      (reads === undefined || (catalogue.has(reads) && may(actor, catalogue.resource(reads).access, 'read'))),
  );
