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

/** Whether the actor sees the field at all. */
export const mayRead = (actor: Actor, resource: AnyResource, field: AnyField): boolean =>
  mayLevel(actor, resource.access, field.level ?? 'basic', 'read');

/** Whether the actor may give the field a value. */
export const mayWrite = (actor: Actor, resource: AnyResource, field: AnyField): boolean =>
  !field.readOnly && mayLevel(actor, resource.access, field.level ?? 'basic', 'write');

/** Whether a generated verb is offered: the right, and a resource that knows it. */
export const offers = (actor: Actor, resource: AnyResource, verb: Verb): boolean => {
  if (!resource.api) return false;
  if (resource.appendOnly && (verb === 'update' || verb === 'delete' || verb === 'archive')) return false;
  if (resource.single && verb !== 'read' && verb !== 'update') return false;
  if (verb === 'archive' && resource.noArchive) return false;
  return may(actor, resource.access, verb);
};

/** Whether a verb is offered on many records at once: the engine has a call for it. */
export const offersMany = (actor: Actor, resource: AnyResource, verb: Verb): boolean =>
  offers(actor, resource, verb) && resource.ownCalls?.includes('bulk') !== true;

/** Named actions of one place that the actor may use. */
export const actionsOn = (
  actor: Actor,
  resource: AnyResource,
  place: Action['on'],
): readonly (readonly [string, Action])[] =>
  Object.entries(resource.actions ?? {}).filter(([, action]) => action.on === place && mayAct(actor, action));

/** Operations on one record, or on several, that the actor may use; `when` is asked of each row. */
export const operationsOn = (
  actor: Actor,
  resource: AnyResource,
  takes: OfferedOperation['takes'],
): readonly OfferedOperation[] =>
  (resource.operations ?? []).filter(
    (operation) => operation.takes === takes && !isOff(actor, operation.module) && mayAct(actor, operation),
  );

/** Whether a verb that is offered may be used on this row: some may change only what they have created. */
export const touches = (
  actor: Actor,
  resource: AnyResource,
  verb: Verb,
  row: Readonly<Record<string, unknown>>,
): boolean =>
  offers(actor, resource, verb) && mayTouch(actor, resource.access, principalsOf(resource.access, verb), row);

/**
 * Whether a new record may begin as a copy of this one. What one may change only among one's own is copied only from
 * one's own: the others are there to be read.
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
