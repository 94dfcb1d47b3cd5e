/** The operations of the product by key, for the types; each list of operations adds its own. */
export interface KnownOperations {}

/** What operations with `answer: 'wire'` answer, by their keys; each area adds its own beside its wire types. */
export interface KnownAnswers {}
