/** What a form does once it is saved: leave, begin a new record, go on with another step, or with a part of the page. */
export type SaveIntent = 'close' | 'again' | { readonly step: string } | { readonly begin: string };
