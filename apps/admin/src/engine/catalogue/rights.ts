import {
  isOff,
  may,
  mayAct,
  mayLevel,
  mayTouch,
  principalsOf,
  type Action,
  type Actor,
  type AnyField,
  type AnyResource,
  type OfferedOperation,
  type Verb,
} from '@school/kernel';

/** Whether the actor may see the field at all. */
export const mayRead = (actor: Actor, resource: AnyResource, field: AnyField): boolean =>
  mayLevel(actor, resource.access, field.level ?? 'basic', 'read');

/** Whether the actor may set the field. */
export const mayWrite = (actor: Actor, resource: AnyResource, field: AnyField): boolean =>
  !field.readOnly && mayLevel(actor, resource.access, field.level ?? 'basic', 'write');

/** Whether a generated verb is offered: requires the right, and a resource that supports it. */
export const offers = (actor: Actor, resource: AnyResource, verb: Verb): boolean => {
  if (!resource.api) return false;
  if (resource.appendOnly && (verb === 'update' || verb === 'delete' || verb === 'archive')) return false;
  if (resource.single && verb !== 'read' && verb !== 'update') return false;
  if (verb === 'archive' && resource.noArchive) return false;
  return may(actor, resource.access, verb);
};

/** Whether a verb is offered on many records together: the engine has a call for it. */
export const offersMany = (actor: Actor, resource: AnyResource, verb: Verb): boolean =>
  offers(actor, resource, verb) && resource.ownCalls?.includes('bulk') !== true;

/** Named actions at one place that the actor may use. */
export const actionsOn = (
  actor: Actor,
  resource: AnyResource,
  place: Action['on'],
): readonly (readonly [string, Action])[] =>
  Object.entries(resource.actions ?? {}).filter(([, action]) => action.on === place && mayAct(actor, action));

/** Operations on one record, or on several, that the actor may use; `when` is evaluated for each row. */
export const operationsOn = (
  actor: Actor,
  resource: AnyResource,
  takes: OfferedOperation['takes'],
): readonly OfferedOperation[] =>
  (resource.operations ?? []).filter(
    (operation) => operation.takes === takes && !isOff(actor, operation.module) && mayAct(actor, operation),
  );

/** Whether an offered verb may be used on this row: some users may change only what they have created. */
export const touches = (
  actor: Actor,
  resource: AnyResource,
  verb: Verb,
  row: Readonly<Record<string, unknown>>,
): boolean =>
  offers(actor, resource, verb) && mayTouch(actor, resource.access, principalsOf(resource.access, verb), row);

/**
 * Whether a new record may start as a copy of this one. Where users may change only their own records, they may copy only
 * their own: the others are read-only.
 */
export const mayCopy = (
  actor: Actor,
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
): boolean =>
  !resource.notCopied &&
  offers(actor, resource, 'create') &&
  (offers(actor, resource, 'update')
    ? touches(actor, resource, 'update', row)
    : mayTouch(actor, resource.access, principalsOf(resource.access, 'create'), row));
