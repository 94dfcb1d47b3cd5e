/** A record as the calls give it. */
export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: number | string };
