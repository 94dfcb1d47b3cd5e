import { Invalid, fieldOf, fieldsOf } from '@school/kernel';
import type { RefField, RefsField } from '@school/kernel';
import { jsonOf, scalarOf } from './compile.ts';
import { keysOf, objectOf, recordColumns, titleOf } from './record-json.ts';
import { at, picked, quoted, rightsIn, trusted } from './source.ts';
import type { Source } from './source.ts';
import { throughReference } from './through-reference.ts';
import { invalidField } from '../envelope/refusals.ts';

/** Maximum steps that an expansion may follow references. */
const maxDepth = 2;

const unknown = (parameter: string, name: string): Invalid =>
  invalidField(parameter, 'unknownField', '%{name} is not a reference here.', { name: name.slice(0, 60) });

/**
 * A reference of the definition: the id and the creator of a record do not count, they have no table of titles of their
 * own.
 */
const referenceOf = (source: Source, key: string, parameter: string): RefField | RefsField => {
  const fields = fieldsOf(source.resource);
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  const isReference = field?.type === 'ref' || field?.type === 'refs';
  if (!field || !isReference || !rightsIn(source).reads(field)) throw unknown(parameter, key);
  return field;
};

/**
 * A field of the record behind a reference, `student.admissionNumber`, by which its page is found: null where the reader
 * may not see that record or that field.
 */
const behind = (source: Source, path: string): string => {
  const [key = '', name = '', ...further] = path.split('.');
  const field = referenceOf(source, key, 'labels');
  const target = source.reader.catalogue.resource(field.to);
  const known = fieldOf(target, name);
  // Only texts: a secret also has a column, which nothing reads back.
  const isWord = known?.type === 'text' || known?.type === 'series';
  if (field.type !== 'ref' || !isWord || further.length > 0) throw unknown('labels', path);
  return throughReference(source, key, field, (to) => {
    const rights = rightsIn(to);
    const value = rights.may('read') && rights.reads(known) ? scalarOf(to, [name]) : undefined;
    return value ? jsonOf(value) : 'NULL';
  });
};

/** `_labels`: the titles behind references, null for rows that the reader may not see, and what their pages are found by. */
export const labelsColumn = (source: Source, keys: readonly string[]): string => {
  const parts = [...new Set(keys)].map((key) => {
    if (key.includes('.')) return [key, behind(source, key)] as const;
    const field = referenceOf(source, key, 'labels');
    const reader = field.named === true ? trusted(source) : source;
    return [key, throughReference(reader, key, field, titleOf, picked)] as const;
  });
  return `${objectOf(parts)} AS ${quoted('_labels')}`;
};

const stepsOf = (paths: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const steps = new Map<string, string[]>();
  for (const path of paths) {
    const [first = '', ...rest] = path.split('.');
    if (rest.length >= maxDepth) throw unknown('expand', path);
    const deeper = steps.get(first) ?? [];
    if (rest.length > 0) deeper.push(rest.join('.'));
    steps.set(first, deeper);
  }
  return steps;
};

const expandedRecord = (target: Source, deeper: readonly string[]): string => {
  const columns = [
    recordColumns(target, keysOf(target, undefined, false)),
    ...(deeper.length > 0 ? [expandColumn(target, deeper)] : []),
  ];
  return `(SELECT row_to_json(e) FROM (SELECT ${columns.join(', ')}) e)`;
};

/** `_expand`: the records behind references, each subject to the access, row rules and levels of its own resource. */
export const expandColumn = (source: Source, paths: readonly string[]): string => {
  const parts = [...stepsOf(paths)].map(([key, deeper]) => {
    const field = referenceOf(source, key, 'expand');
    const target = at(source, source.reader.catalogue.resource(field.to));
    if (!rightsIn(target).may('read')) throw unknown('expand', key);
    return [key, throughReference(source, key, field, (to) => expandedRecord(to, deeper))] as const;
  });
  return `${objectOf(parts)} AS ${quoted('_expand')}`;
};
