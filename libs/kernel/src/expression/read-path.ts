type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value at a path of a row: parts of groups, and fields behind references when the row carries them in `_expand`. A
 * field without a value yields null.
 * @throws Error when the path goes through a reference that is not expanded here
 */
export const readPath = (row: Row, path: string): unknown => {
  const keys = path.split('.');
  let value: unknown = row;
  for (const [index, key] of keys.entries()) {
    if (value === null || value === undefined) return null;
    if (!isRow(value)) throw new Error(`The row does not carry "${path}".`);
    const isLast = index === keys.length - 1;
    const expanded: unknown = isLast ? undefined : value['_expand'];
    value = isRow(expanded) && isRow(expanded[key]) ? expanded[key] : value[key];
  }
  return value ?? null;
};
