import type { ViewProps } from '../field-view.ts';

/** The filled parts, in one line. */
export const GroupCell = ({ field, value }: ViewProps<'group'>) => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const parts = Object.keys(field.fields).map((key) => given[key]);
  return <>{parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')}</>;
};
