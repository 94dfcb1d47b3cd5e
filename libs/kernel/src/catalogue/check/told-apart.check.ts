import { eachField } from './every-field.ts';
import type { CatalogueCheck } from './finding.ts';

/** People choose by words: two options with the same ones cannot be distinguished, and one without any is not a choice. */
export const toldApart: CatalogueCheck = {
  code: 'RES044',
  finds: 'A choice without options, or two options with the same words.',
  run: eachField((field) => {
    if (field.type !== 'choice' && field.type !== 'choices') return [];
    const all = Object.entries(field.options);
    if (all.length === 0) return ['there is nothing to choose'];
    const first = (words: string): string | undefined => all.find(([, other]) => other === words)?.[0];
    return all
      .filter(([key, words]) => first(words) !== key)
      .map(([key, words]) => `"${key}" has the words of "${first(words)}": ${words}`);
  }),
};
