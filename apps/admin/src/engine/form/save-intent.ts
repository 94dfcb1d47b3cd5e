/** What a form does once it is saved: leave, begin a new record, or go on with another step. */
export type SaveIntent = 'close' | 'again' | { readonly step: string };
