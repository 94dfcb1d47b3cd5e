import type { AskOutside } from './gateway.ts';

/** Milliseconds that a gateway may take. */
const patience = 10_000;
/** Characters of an answer that are read. */
const longest = 1_000_000;

/** Asks a gateway over the net. Redirects are not followed: where one leads is part of the answer. */
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
