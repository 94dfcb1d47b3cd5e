/** Stored value -> label on the screen. */
export type Options<V extends string = string> = { readonly [K in V]: string };

/** What fields with a fixed list of values have in common. */
export interface WithOptions<V extends string = string> {
  readonly options: Options<V>;
  /** Alternative names for the options in files: `boy` for Male. */
  readonly synonyms?: { readonly [K in V]?: readonly string[] };
}
