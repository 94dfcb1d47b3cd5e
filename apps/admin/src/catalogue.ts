import { catalogueInParts } from '@school/kernel';
import { outline, parts } from 'virtual:catalogue';

/** All definitions of the product; what a page does not show is loaded once another page needs it. */
export const catalogue = catalogueInParts(outline, async (module) => {
  const load = parts[module];
  if (!load) throw new Error(`The catalogue has no part "${module}".`);
  return (await load()).default;
});
