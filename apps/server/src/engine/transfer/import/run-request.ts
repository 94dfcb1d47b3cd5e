import { fieldTypeOf, messageOf } from '@school/kernel';
import type { FieldContext, ImportRun, ImportSource } from '@school/kernel';
import { invalidField } from '../../envelope/refusals.ts';
import type { TransferField } from '../field-label.ts';
import type { Origin } from './import-plan.ts';
import { mendedRowsOf } from './mended-rows.ts';
import { bodyWith, fileIdOf, isObject, refuse } from './run-body.ts';

/** What the caller wants imported, and how; plain data, stored with the job. Older jobs know no corrected rows. */
export type ImportRequest = ImportRun & { readonly update: boolean };

const known = new Set(['fileId', 'mapping', 'dryRun', 'createMissing', 'update', 'mended']);

const flagOf = (value: unknown, name: string, start: boolean): boolean => {
  if (value === undefined) return start;
  if (typeof value === 'boolean') return value;
  throw refuse(name, 'notFlag');
};

const mappedOf = (path: string, value: unknown): ImportSource => {
  const at = `mapping.${path.slice(0, 80)}`;
  if (!isObject(value)) throw refuse(at, 'notGroup', 'Provide a column or a value.');
  const { column, value: constant, onlyNew, ...rest } = value;
  const [surplus] = Object.keys(rest);
  if (surplus !== undefined) throw refuse(`${at}.${surplus.slice(0, 60)}`, 'unknownField');
  if (typeof column === 'string' && constant === undefined && onlyNew === undefined) return { column };
  if (column === undefined && constant !== undefined)
    return { value: constant, onlyNew: flagOf(onlyNew, `${at}.onlyNew`, false) };
  throw refuse(at, 'notGroup', 'Provide either a column or a value.');
};

/**
 * The request in a body, in its shape; the meaning of its names is checked against the file and the rights later.
 * @throws Invalid
 */
export const importRequestOf = (body: unknown): ImportRequest => {
  const input = bodyWith(body, known);
  const { mapping, createMissing = [] } = input;
  if (!isObject(mapping) || Object.keys(mapping).length === 0) throw refuse('mapping', 'required');
  const areNames = Array.isArray(createMissing) && createMissing.every((name) => typeof name === 'string');
  if (!areNames || createMissing.length > 100) throw refuse('createMissing', 'notList');
  return {
    fileId: fileIdOf(input['fileId']),
    mapping: Object.fromEntries(
      Object.entries(mapping).map(([path, value]) => [path, mappedOf(path, value)]),
    ),
    dryRun: flagOf(input['dryRun'], 'dryRun', false),
    createMissing: createMissing as readonly string[],
    update: flagOf(input['update'], 'update', true),
    mended: mendedRowsOf(input['mended']),
  };
};

const constantOf = (
  { path, field, label }: TransferField,
  value: unknown,
  context: FieldContext,
): unknown => {
  if (value === null) return null;
  const type = fieldTypeOf(field);
  const direct = type.accept(value, context);
  if (direct.ok) return direct.value;
  const typed = typeof value === 'string' ? type.fromText(value, context) : direct;
  if (typed.ok) return typed.value;
  throw refuse(`mapping.${path}`, typed.violation.code, messageOf(typed.violation, label));
};

/**
 * Where the values of a field come from.
 * @throws Invalid for a column that the file does not have, and for a value that the field does not accept
 */
export const originOf = (
  target: TransferField,
  mapped: ImportSource,
  columns: readonly string[],
  context: FieldContext,
): Origin => {
  if (!('column' in mapped)) {
    return { value: constantOf(target, mapped.value, context), onlyNew: mapped.onlyNew === true };
  }
  const at = columns.indexOf(mapped.column);
  if (at >= 0) return { column: mapped.column, at };
  throw invalidField(`mapping.${target.path}`, 'unknownColumn', 'The file has no column %{name}.', {
    name: mapped.column.slice(0, 60),
  });
};
