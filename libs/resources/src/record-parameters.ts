import { f } from '@school/kernel';

/**
 * What generated screens request with a record; an operation that returns a whole record accepts these as every `get` does.
 */
export const recordParameters = {
  fields: f.text({ max: 2_000 }),
  labels: f.text({ max: 2_000 }),
  embed: f.text({ max: 2_000 }),
  expand: f.text({ max: 2_000 }),
};
