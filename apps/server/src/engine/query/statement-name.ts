import type { Statement } from '../../platform/database/database.ts';
import { shapes } from '../../platform/database/statement-shapes.ts';

/** A statement whose shape is prepared once per connection as soon as it occurs a second time. */
export const prepared = (text: string, values: readonly unknown[]): Statement => {
  const name = shapes.nameOf(text);
  return name === undefined ? { text, values } : { text, values, name };
};
