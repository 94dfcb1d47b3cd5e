import type { Actor, AnyResource, ShownCatalogue } from '@school/kernel';
import type { ResourceDefinition } from 'react-admin';
import { screenPath } from '../catalogue/paths.ts';
import { offers } from '../catalogue/rights.ts';
import { titleOf } from '../field/title-of.ts';

type Row = Readonly<Record<string, unknown>>;

/** The name of a record wherever react-admin names one: as in a picker, otherwise its title, otherwise its number. */
export const representation =
  (resource: AnyResource) =>
  (row: Row): string =>
    typeof row['label'] === 'string' && !('label' in resource.fields)
      ? row['label']
      : (titleOf(resource, row) ?? `#${String(row['id'])}`);

/**
 * The screens of a resource that the actor has; react-admin links to no others. According to the catalogue's outline:
 * requesting a field here would fetch every part of it before the first page is rendered.
 */
const definitionOf = (actor: Actor, resource: AnyResource): ResourceDefinition => {
  return {
    name: resource.key,
    hasList: screenPath(resource, 'list') !== undefined && offers(actor, resource, 'read'),
    hasCreate: screenPath(resource, 'create') !== undefined && offers(actor, resource, 'create'),
    hasEdit: resource.screens?.edit !== undefined && offers(actor, resource, 'update'),
    hasShow: resource.screens?.show !== undefined && offers(actor, resource, 'read'),
    recordRepresentation: representation(resource),
  };
};

/** Every resource with calls, as `<Resource>` would register it. */
export const definitionsOf = (
  actor: Actor,
  catalogue: ShownCatalogue,
): Readonly<Record<string, ResourceDefinition>> =>
  Object.fromEntries(
    catalogue.resources
      .filter((resource) => resource.api !== undefined)
      .map((resource) => [resource.key, definitionOf(actor, resource)]),
  );
