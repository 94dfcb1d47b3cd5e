/**
 * The definitions of the product by key, for the types. Each file of a definition adds its own beside it
 * (`declare module '@school/kernel'`), so that a key that is not there is an error at the word, with the ones that are.
 */
export interface ResourceTypes {}

/** Key of a resource; any text as long as no catalogue is known, as in the specs of the kernel. */
export type ResourceKey = [keyof ResourceTypes] extends [never] ? string : keyof ResourceTypes & string;
