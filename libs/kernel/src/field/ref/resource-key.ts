/**
 * The definitions of the product by key, for the types. Each definition file adds its own (`declare module
 * '@school/kernel'`), so that a missing key is a type error in place, listing the existing ones.
 */
export interface ResourceTypes {}

/** Key of a resource; any text where no catalogue is known, as in the specs of the kernel. */
export type ResourceKey = [keyof ResourceTypes] extends [never] ? string : keyof ResourceTypes & string;
