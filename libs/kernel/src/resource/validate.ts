import { fieldsRead } from '../expression/fields.ts';
import type { AnyField } from '../field/definition.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import { isGroupValue } from '../field/group/group.ts';
import type { FieldProblem } from '../problem/problem.ts';
import type { AnyResource } from './definition.ts';
import { fieldState } from './field-state.ts';
import { fieldsOf, isBaseKey } from './fields-of.ts';
import { rowReader, type RowReader } from './row-reader.ts';
import { acceptValue, isMissing, isSame, startOf } from './validation/accept-value.ts';
import { acceptGroup } from './validation/group.ts';
import type { Validated, ValidateOptions, Values } from './validation/options.ts';
import { hasProblem, note, type Sheet } from './validation/sheet.ts';

/** Lines within lines within lines are enough. */
const deepest = 3;

/** Fields of the row that an input may name: without the reference to the owner, which follows from the line's position. */
const ownFields = (resource: AnyResource, isLine: boolean): readonly (readonly [string, AnyField])[] =>
  Object.entries(fieldsOf(resource)).filter(([key]) => !isLine || key !== resource.parent);

const refuseUnknown = (sheet: Sheet, fields: ReadonlyMap<string, AnyField>): void => {
  const { input, options, resource } = sheet;
  for (const [key, value] of Object.entries(input)) {
    if (fields.has(key) || key === 'version' || value === undefined) continue;
    const isKept = (isBaseKey(key) || key === resource.parent) && isSame(value, options.current?.[key]);
    if (!isKept) note(sheet, key, { code: isBaseKey(key) ? 'readOnly' : 'unknown' });
  }
};

/** Whether only the server may set the field, by definition or by the user's permissions. */
const isClosed = ({ resource, options }: Sheet, key: string, field: AnyField): boolean =>
  field.readOnly === true ||
  fieldTypeOf(field).derived ||
  (resource.lifecycle?.field === key &&
    options.mode === 'create' &&
    resource.lifecycle.starts === undefined) ||
  options.writable?.(field, resource, key) === false;

const startIn = ({ resource, options }: Sheet, key: string, field: AnyField): unknown =>
  resource.lifecycle?.field === key ? resource.lifecycle.initial : startOf(field, options.context);

const takeLines = (sheet: Sheet, key: string, of: string, value: readonly unknown[], depth: number): void => {
  const { options } = sheet;
  const child = options.catalogue.resource(of);
  const before: unknown = options.current?.[key];
  const known: readonly unknown[] = Array.isArray(before) ? before : [];
  sheet.values[key] = value.map((line, index) => {
    const id: unknown = isGroupValue(line) ? line['id'] : undefined;
    const isNew = id === undefined || id === null;
    const current = known.find((row) => isGroupValue(row) && row['id'] === id);
    const prefix = `${sheet.prefix}${key}[${index}].`;
    if (!isNew && !current) note(sheet, `${key}[${index}].id`, { code: 'notReference' });
    const mode = isNew ? 'create' : 'update';
    const lineOptions = {
      ...options,
      mode,
      current: isGroupValue(current) ? current : undefined,
      related: undefined,
    } as const;
    const { values, problems } = validateRow(child, line, lineOptions, { prefix, depth: depth + 1 });
    sheet.problems.push(...problems);
    return isNew ? values : { id, ...values };
  });
};

const takeField = (sheet: Sheet, key: string, field: AnyField, depth: number): void => {
  const { input, options, values } = sheet;
  const given = Object.hasOwn(input, key) ? input[key] : undefined;
  const isCreate = options.mode === 'create';
  if (isClosed(sheet, key, field)) {
    const present = isCreate ? startIn(sheet, key, field) : options.current?.[key];
    // Computed values may be sent back with a row; they are never written.
    const isIgnored = !isCreate && fieldTypeOf(field).derived && present === undefined;
    if (given !== undefined && !isIgnored && !isSame(given, present)) {
      note(sheet, key, { code: 'readOnly' }, field);
    }
    if (isCreate && !fieldTypeOf(field).derived && present !== undefined) values[key] = present;
    return;
  }
  if (field.type === 'group') {
    if (given !== undefined || isCreate) acceptGroup(sheet, key, field, given, field.required === true);
    return;
  }
  if (given === undefined) {
    const start = isCreate ? startIn(sheet, key, field) : undefined;
    if (start !== undefined) values[key] = start;
    return;
  }
  const taken = acceptValue(given, field, options.context);
  if (!taken.ok) note(sheet, key, taken.violation, field);
  else if (field.type === 'lines' && Array.isArray(taken.value))
    takeLines(sheet, key, field.of, taken.value, depth);
  else values[key] = taken.value;
};

/** What conditions decide: whether a field must have a value, and whether it may be changed at all. */
const judgeState = (sheet: Sheet, key: string, field: AnyField, row: Values, reader: RowReader): void => {
  const { options, input } = sheet;
  if (fieldTypeOf(field).derived || field.type === 'group' || hasProblem(sheet, key)) return;
  const state = fieldState(sheet.resource, key, reader);
  const isKnown = options.mode === 'create' || Object.hasOwn(row, key);
  const mustHave = state.required || (field.type === 'lines' && (field.min ?? 0) > 0);
  // Fields that only the server sets are filled in time by a hook.
  if (mustHave && !field.readOnly && isKnown && isMissing(row[key])) {
    note(sheet, key, { code: 'required' }, field);
  }
  const before = options.mode === 'create' ? startIn(sheet, key, field) : options.current?.[key];
  const isChanged =
    Object.hasOwn(input, key) && input[key] !== undefined && !isSame(sheet.values[key], before);
  if (state.readOnly && !field.readOnly && isChanged) note(sheet, key, { code: 'readOnly' }, field);
};

/** A check over what a hook sets later cannot be evaluated yet; the database enforces it. */
const judgesServerValues = (resource: AnyResource, paths: readonly string[]): boolean =>
  paths.some((path) => resource.fields[path]?.readOnly === true);

const judgeChecks = (sheet: Sheet, reader: RowReader): void => {
  for (const { key, holds, message, field } of sheet.resource.checks ?? []) {
    if (judgesServerValues(sheet.resource, fieldsRead(holds))) continue;
    const isClean = ![field, ...fieldsRead(holds)].some((path) =>
      hasProblem(sheet, path.split('.')[0] ?? path),
    );
    if (!isClean || reader.holds(holds, true) !== false) continue;
    const problem: FieldProblem = {
      field: `${sheet.prefix}${field}`,
      code: 'check',
      params: { check: key },
      message,
    };
    sheet.problems.push(problem);
  }
};

/** The row as it will be: current values, given values, and groups part by part. */
const merged = ({ options, values }: Sheet): Values => {
  const before = options.mode === 'update' ? (options.current ?? {}) : {};
  const groups = Object.entries(values)
    .filter(([key, value]) => isGroupValue(value) && isGroupValue(before[key]))
    .map(([key, value]) => [key, { ...(before[key] as Values), ...(value as Values) }] as const);
  return { ...before, ...values, ...Object.fromEntries(groups) };
};

const validateRow = (
  resource: AnyResource,
  input: unknown,
  options: ValidateOptions,
  { prefix, depth }: { readonly prefix: string; readonly depth: number },
): Validated => {
  const values: Record<string, unknown> = {};
  const sheet: Sheet = {
    resource,
    options,
    prefix,
    values,
    problems: [],
    input: isGroupValue(input) ? input : {},
  };
  if (!isGroupValue(input)) note(sheet, '', { code: 'notObject' });
  if (depth > deepest) note(sheet, '', { code: 'tooDeep' });
  if (sheet.problems.length > 0) return { values, problems: sheet.problems };
  const fields = ownFields(resource, depth > 0);
  refuseUnknown(sheet, new Map(depth > 0 ? [...fields, ['id', { type: 'ref', to: resource.key }]] : fields));
  for (const [key, field] of fields) takeField(sheet, key, field, depth);
  const row = merged(sheet);
  const reader = rowReader(row, { ...options, resource });
  for (const [key, field] of fields) judgeState(sheet, key, field, row, reader);
  judgeChecks(sheet, reader);
  return { values, problems: sheet.problems };
};

/**
 * Validates the body of a create or update, the same in browser and server: types, required and read-only fields (static
 * and by condition), unknown properties, groups, lines and checks. Whether references exist, values are unique and rows may
 * be seen is checked by the server. Fields that only the server sets may be sent back unchanged. `values` is complete only
 * when there are no problems.
 */
export const validate = (resource: AnyResource, input: unknown, options: ValidateOptions): Validated =>
  validateRow(resource, input, options, { prefix: '', depth: 0 });

/** A parsed small form (`ask` of actions and transitions, report parameters) by the same rules. */
export const validateFields = (
  fields: AnyResource['fields'],
  input: unknown,
  options: Omit<ValidateOptions, 'mode' | 'current'>,
): Validated => validate({ ...form, fields }, input, { ...options, mode: 'create' });

const form: AnyResource = {
  kind: 'resource',
  key: '',
  module: '',
  label: ['', ''],
  fields: {},
  title: '',
  list: { columns: [] },
  access: { read: [] },
};
