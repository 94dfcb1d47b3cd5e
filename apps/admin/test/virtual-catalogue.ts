import { outlineOf, partsOf } from '@school/kernel';
import { catalogue } from '@school/resources';

/** What the build provides to the admin, for specs. */
export const outline = outlineOf(catalogue);
export const parts = Object.fromEntries(
  Object.entries(partsOf(catalogue)).map(([module, part]) => [
    module,
    () => Promise.resolve({ default: part }),
  ]),
);
