/** Milliseconds that Tally may take for one request. */
const patience = 10_000;
/** Characters of a response that are read. */
const longest = 1_000_000;

/**
 * Sends a message to Tally; undefined when it does not respond. A redirect does not count as a response: it would lead
 * elsewhere.
 */
export const askTally = async (address: string, message: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      body: message,
    });
    return answer.ok ? (await answer.text()).slice(0, longest) : undefined;
  } catch {
    return undefined;
  }
};
