import { fieldOf } from '@school/kernel';
import type { AnyField } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { remembered } from './figures.ts';
import { isOneRow } from './row-state.ts';
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
  Object.keys(values).every((key) => plain.has(fieldOf(writer.resource, key)?.type ?? 'secret'));
