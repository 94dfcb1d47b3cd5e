/** A record as the calls return it. */
export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: number | string };
