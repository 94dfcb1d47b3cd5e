/** The operations of the product by key, for the types; each list of operations adds its own. */
export interface KnownOperations {}
