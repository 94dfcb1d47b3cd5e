/** Stored value -> words on the screen. */
export type Options<V extends string = string> = { readonly [K in V]: string };

/** What fields have whose values stand in a fixed list. */
export interface WithOptions<V extends string = string> {
  readonly options: Options<V>;
  /** Other words by which files name the options: `boy` for Male. */
  readonly synonyms?: { readonly [K in V]?: readonly string[] };
}
