import { f } from '@school/kernel';

/** What generated screens ask with a record; an operation that answers it whole takes them as every `get` does. */
export const recordParameters = {
  fields: f.text({ max: 2_000 }),
  labels: f.text({ max: 2_000 }),
  embed: f.text({ max: 2_000 }),
  expand: f.text({ max: 2_000 }),
};
