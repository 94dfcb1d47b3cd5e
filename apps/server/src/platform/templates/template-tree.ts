import { ForTag, Output, Tag } from 'liquidjs';
import type { Template } from 'liquidjs';
import type { ParsedTemplate } from './render-template.ts';

const childrenOf = (template: Template): readonly Template[] => {
  const walk = template.children?.(false, true);
  let step = walk?.next();
  while (step && !step.done) step = walk?.next(step.value);
  return step?.done ? step.value : [];
};

/** Everything in a template, however deeply nested. */
export const partsOf = (template: ParsedTemplate): readonly Template[] =>
  template.flatMap((part) => [part, ...partsOf(childrenOf(part))]);

/** Line of a part of a template. */
export const lineOf = (part: Template): number => part.token.getPosition()[0] ?? 1;

/** Name of a tag, undefined for text and values. */
export const tagOf = (part: Template): string | undefined => (part instanceof Tag ? part.name : undefined);

/** Whether a value is output as markup. */
export const isRaw = (part: Template): boolean =>
  part instanceof Output && part.value.filters.some(({ name }) => name === 'raw');

/** A list that a template iterates over. */
export interface Loop {
  /** Name of the entry inside the loop. */
  readonly entry: string;
  /** Path of the list, `rows` or `row.cells`; undefined for a range of numbers. */
  readonly list: string | undefined;
  readonly line: number;
}

/** `rows` of `rows`, `rows | reverse` and `rows limit: 3`; a range of numbers has no name. */
const listName = (collection: ForTag['collection']): string | undefined =>
  /^[A-Za-z_][\w.]*/.exec(collection.getText().trim())?.[0];

export const loopsOf = (parts: readonly Template[]): readonly Loop[] =>
  parts.flatMap((part) =>
    part instanceof ForTag
      ? [{ entry: part.variable, list: listName(part.collection), line: lineOf(part) }]
      : [],
  );
