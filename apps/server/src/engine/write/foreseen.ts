import { fieldOf, fieldTypeOf } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { remembered } from './figures.ts';
import { isOneRow, isWholeRow } from './row-state.ts';
import { isNeverNull } from './table-row.ts';
import { behaviourOf, rightsOfWriter } from './writer.ts';
import type { Writer } from './writer.ts';

/** Fields that are stored exactly as accepted. */
const plain: ReadonlySet<AnyField['type']> = new Set([
  'text',
  'longText',
  'email',
  'phone',
  'colour',
  'choice',
  'flag',
  'int',
  'date',
]);

const isPlain = (resource: AnyResource, key: string): boolean =>
  plain.has(fieldOf(resource, key)?.type ?? 'secret');

/** Whether the definition requires nothing of a record beyond its individual fields. */
const asksNothing = remembered(
  ({ conditions = {}, checks = [], fields }) =>
    Object.keys(conditions).length === 0 &&
    checks.length === 0 &&
    Object.values(fields).every(({ type }) => type !== 'group'),
);

/**
 * Whether it is known before a change what the record will be after it, and that nothing can then be found wrong with it
 * except what the database itself refuses: the change needs no look at the row between its statement and the end.
 */
export const isForeseen = (writer: Writer, values: RecordValues): boolean =>
  writer.isLast === true &&
  writer.work.audits === undefined &&
  asksNothing(writer.resource) &&
  !behaviourOf(writer).afterSave &&
  rightsOfWriter(writer).rows === 'all' &&
  isOneRow(writer, values) &&
  Object.keys(values).every((key) => isPlain(writer.resource, key));

/** What in a body identifies the record, and is not one of its values. */
const names: ReadonlySet<string> = new Set(['id', 'version']);

/**
 * Whether a change may be worked out from an unlocked read of the row and written without having locked it: it is foreseen,
 * no closed state depends on other rows, and the version shows whether the row has changed meanwhile.
 */
export const needsNoLock = (writer: Writer, input: RecordValues): boolean =>
  isWholeRow(writer.resource) &&
  (writer.resource.closed ?? []).length === 0 &&
  isForeseen(writer, Object.fromEntries(Object.entries(input).filter(([key]) => !names.has(key))));

/** Whether the value of a new record's field that nobody supplies is known: nothing, or a constant. */
const beginsKnown = (field: AnyField): boolean => {
  if (field.type === 'series') return false;
  if (fieldTypeOf(field).derived) return true;
  const preset: unknown = 'default' in field ? field.default : undefined;
  if (preset === undefined) return !isNeverNull(field);
  return plain.has(field.type) && typeof preset !== 'object';
};

const unknown = new WeakMap<AnyResource, readonly string[]>();

/** Fields whose value in a new record must be supplied. */
const unknownUntilGiven = (resource: AnyResource): readonly string[] => {
  const known = unknown.get(resource);
  if (known) return known;
  const keys = Object.entries(resource.fields).flatMap(([key, field]) => (beginsKnown(field) ? [] : [key]));
  unknown.set(resource, keys);
  return keys;
};

/** The same for a new record: what nobody supplies is what the definition states, whatever the database puts there. */
export const isForeseenFromStart = (writer: Writer, values: RecordValues): boolean =>
  unknownUntilGiven(writer.resource).every((key) => Object.hasOwn(values, key)) && isForeseen(writer, values);
