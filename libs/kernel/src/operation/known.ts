/** The operations of the product by key, for the types; each list of operations adds its own. */
export interface KnownOperations {}

/** What operations with `answer: 'wire'` return, by key; each area adds its own next to its wire types. */
export interface KnownAnswers {}
