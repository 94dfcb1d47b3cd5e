/** What a form does after saving: leave, start a new record, continue with another step, or with a part of the page. */
export type SaveIntent = 'close' | 'again' | { readonly step: string } | { readonly begin: string };
