import type { AnyResource, Screens } from '@school/kernel';

const first = (address: string | readonly string[] | undefined): string | undefined =>
  typeof address === 'string' ? address : address?.[0];

type Row = Readonly<Record<string, unknown>>;

/** True when the address parameter identifies the record by its number, not by another field. */
const isNumber = (resource: AnyResource, name: string): boolean =>
  // Most addresses use `id` and are thus known without the fields, which may have to be fetched.
  name === 'id' || !(name in resource.fields);

/**
 * Fills in `:name` parts: the last one is the record, by number or by the field of that name; others come from the row or from the current
 * location.
 */
const fill = (
  resource: AnyResource,
  address: string,
  row: Row,
  here: Readonly<Record<string, string | undefined>>,
): string => {
  const names = Array.from(address.matchAll(/:(\w+)/g), (match) => match[1] ?? '');
  return address.replace(/:(\w+)/g, (_, name: string) => {
    const isLast = name === names.at(-1);
    const own = isLast
      ? isNumber(resource, name)
        ? row['id']
        : row[name]
      : (here[name] ?? row[name] ?? row[name.replace(/I[dD]$/, '')]);
    return encodeURIComponent(String(own ?? ''));
  });
};

/** Address of a generated screen without a record; undefined if there is none or it is below an unknown record. */
export const screenPath = (
  resource: AnyResource,
  kind: 'list' | 'create',
  here: Readonly<Record<string, string | undefined>> = {},
): string | undefined => {
  const list = first(resource.screens?.list);
  const address =
    kind === 'list'
      ? list
      : (first(resource.screens?.create) ?? (list === undefined ? undefined : `${list}/new`));
  const filled = address?.replace(/:(\w+)/g, (part, name: string) => here[name] ?? part);
  return filled?.includes('/:') ? undefined : filled;
};

/** Address of a record's screen, or undefined when the resource has no such screen. */
export const recordPath = (
  resource: AnyResource,
  kind: 'edit' | 'show',
  row: Row,
  here: Readonly<Record<string, string | undefined>> = {},
): string | undefined => {
  const address = first(resource.screens?.[kind as keyof Screens]);
  return address === undefined ? undefined : fill(resource, address, row, here);
};

/** The field by which the address of a record's page identifies it, if that is not its number: `admissionNumber`. */
export const foundBy = (resource: AnyResource): string | undefined => {
  const name = parametersOf(resource, 'show').at(-1);
  return name === undefined || isNumber(resource, name) ? undefined : name;
};

/** Names of the `:name` parts in the address of a record's screen. */
export const parametersOf = (resource: AnyResource, kind: 'edit' | 'show'): readonly string[] =>
  Array.from((first(resource.screens?.[kind]) ?? '').matchAll(/:(\w+)/g), (match) => match[1] ?? '');

/** What the address says about the record: its number, or a field that must have the given value. */
export const recordFrom = (
  resource: AnyResource,
  params: Readonly<Record<string, string | undefined>>,
): { readonly id: string } | { readonly filter: Readonly<Record<string, string>> } | undefined => {
  const names = Object.keys(params).filter((name) => name !== '*' && params[name] !== undefined);
  const name = names.at(-1);
  const value = name === undefined ? undefined : params[name];
  if (name === undefined || value === undefined) return undefined;
  return isNumber(resource, name) ? { id: value } : { filter: { [name]: value } };
};
