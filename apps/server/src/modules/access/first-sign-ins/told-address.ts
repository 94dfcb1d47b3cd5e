/** Names by which a server can be reached from itself only. */
const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address that people are told to sign in at: the one the operator has set. Where it names the server's own machine,
 * as it does until it is set, others reach the product as the sender did.
 * @param set PUBLIC_URL
 * @param reached the address of the page from which the sender asks, if known
 */
export const toldAddress = (set: string, reached: string | null | undefined): string => {
  if (!reached || !own.has(new URL(set).hostname)) return set;
  return new URL(reached).origin;
};
