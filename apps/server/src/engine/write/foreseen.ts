import { fieldOf, fieldTypeOf } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { remembered } from './figures.ts';
import { isOneRow, isWholeRow } from './row-state.ts';
import { isNeverNull } from './table-row.ts';
import { behaviourOf, rightsOfWriter } from './writer.ts';
import type { Writer } from './writer.ts';

/** Fields that are stored just as they are accepted. */
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

/** Whether the definition asks nothing of a record beyond its single fields. */
const asksNothing = remembered(
  ({ conditions = {}, checks = [], fields }) =>
    Object.keys(conditions).length === 0 &&
    checks.length === 0 &&
    Object.values(fields).every(({ type }) => type !== 'group'),
);

/**
 * Whether it is known before a change what the record is after it, and that nothing can be found wrong with it then but
 * what the database itself refuses: the change needs no look at the row between its statement and the end.
 */
export const isForeseen = (writer: Writer, values: RecordValues): boolean =>
  writer.isLast === true &&
  writer.work.audits === undefined &&
  asksNothing(writer.resource) &&
  !behaviourOf(writer).afterSave &&
  rightsOfWriter(writer).rows === 'all' &&
  isOneRow(writer, values) &&
  Object.keys(values).every((key) => isPlain(writer.resource, key));

/** What of a body says which record is meant, and is no value of it. */
const names: ReadonlySet<string> = new Set(['id', 'version']);

/**
 * Whether a change may be worked out from a glance at the row and be written without having locked it: it is foreseen, no
 * closed state looks at what stands elsewhere, and the version tells when the row has changed meanwhile.
 */
export const needsNoLock = (writer: Writer, input: RecordValues): boolean =>
  isWholeRow(writer.resource) &&
  (writer.resource.closed ?? []).length === 0 &&
  isForeseen(writer, Object.fromEntries(Object.entries(input).filter(([key]) => !names.has(key))));

/** Whether it is known what stands in a field of a new record that nobody gives: nothing, or a constant. */
const beginsKnown = (field: AnyField): boolean => {
  if (field.type === 'series') return false;
  if (fieldTypeOf(field).derived) return true;
  const preset: unknown = 'default' in field ? field.default : undefined;
  if (preset === undefined) return !isNeverNull(field);
  return plain.has(field.type) && typeof preset !== 'object';
};

const unknown = new WeakMap<AnyResource, readonly string[]>();

/** Fields of which somebody must say what a new record holds. */
const unknownUntilGiven = (resource: AnyResource): readonly string[] => {
  const known = unknown.get(resource);
  if (known) return known;
  const keys = Object.entries(resource.fields).flatMap(([key, field]) => (beginsKnown(field) ? [] : [key]));
  unknown.set(resource, keys);
  return keys;
};

/** The same of a new record: what nobody gives is what the definition says, whatever the database puts there. */
export const isForeseenFromStart = (writer: Writer, values: RecordValues): boolean =>
  unknownUntilGiven(writer.resource).every((key) => Object.hasOwn(values, key)) && isForeseen(writer, values);
