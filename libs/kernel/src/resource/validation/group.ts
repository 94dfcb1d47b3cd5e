import type { GroupField } from '../../field/definition.ts';
import { isGroupValue } from '../../field/group/group.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import { acceptValue, isMissing, isSame, startOf } from './accept-value.ts';
import type { Values } from './options.ts';
import { note, type Sheet } from './sheet.ts';

const acceptParts = (
  sheet: Sheet,
  key: string,
  { fields }: GroupField,
  given: Values,
  before: Values,
): Values => {
  const parts: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, part) ? fields[part] : undefined;
    if (value === undefined) continue;
    if (!field) note(sheet, `${key}.${part}`, { code: 'unknown' });
    else if (field.readOnly || fieldTypeOf(field).derived) {
      if (!isSame(value, before[part])) note(sheet, `${key}.${part}`, { code: 'readOnly' }, field);
    } else {
      const taken = acceptValue(value, field, sheet.options.context);
      if (taken.ok) parts[part] = taken.value;
      else note(sheet, `${key}.${part}`, taken.violation, field);
    }
  }
  return parts;
};

/** Required parts must be present when the group is required, or as soon as any part is. */
const requireParts = (
  sheet: Sheet,
  key: string,
  group: GroupField,
  parts: Values,
  isRequired: boolean,
): void => {
  const isBegun = Object.values(parts).some((value) => !isMissing(value) && value !== false);
  if (!isRequired && !isBegun) return;
  for (const [part, field] of Object.entries(group.fields)) {
    if (field.required && isMissing(parts[part])) note(sheet, `${key}.${part}`, { code: 'required' }, field);
  }
};

/** Accepts a group; omitted parts stay as they are. Null empties all parts. */
export const acceptGroup = (
  sheet: Sheet,
  key: string,
  group: GroupField,
  value: unknown,
  isRequired: boolean,
): void => {
  const { mode, context, current } = sheet.options;
  const kept: unknown = current?.[key];
  const before = mode === 'update' && isGroupValue(kept) ? kept : {};
  const starts = Object.fromEntries(
    Object.entries(group.fields)
      .filter(([, field]) => !fieldTypeOf(field).derived)
      .map(([part, field]) => [part, startOf(field, context)]),
  );
  if (value !== null && value !== undefined && !isGroupValue(value)) {
    return note(sheet, key, { code: 'notGroup' }, group);
  }
  const base = value === null || mode === 'create' ? starts : {};
  const parts = { ...base, ...acceptParts(sheet, key, group, value ?? {}, before) };
  sheet.values[key] = parts;
  requireParts(sheet, key, group, { ...before, ...parts }, isRequired);
};
