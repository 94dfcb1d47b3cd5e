import type { AskOutside } from './gateway.ts';

/** Milliseconds that a gateway may take. */
const patience = 10_000;
/** Maximum number of response characters read. */
const longest = 1_000_000;

/** Sends a request to a gateway over the network. Redirects are not followed: the target of one is part of the response. */
export const askOutside: AskOutside = async ({ method, url, headers = {}, body }) => {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body }),
    });
    const text = (await answer.text()).slice(0, longest);
    return { status: answer.status, text, location: answer.headers.get('location') };
  } catch {
    return undefined;
  }
};
