/** The catalogue of `libs/resources` as data, made by `build/catalogue-parts.ts`. */
declare module 'virtual:catalogue' {
  import type { CatalogueOutline, CataloguePart } from '@school/kernel';

  export const outline: CatalogueOutline;
  export const parts: Readonly<Record<string, () => Promise<{ readonly default: CataloguePart }>>>;
}
