import { notifyManager, QueryClient } from '@tanstack/react-query';

// Before the next picture, not after it: a switch would otherwise fall back for a moment to what it was.
notifyManager.setScheduler(queueMicrotask);

let kept: { readonly owner: number; readonly client: QueryClient } | undefined;

/** The rows that are kept for a user; another user begins with none. */
export const queryClientOf = (owner: number): QueryClient => {
  if (kept?.owner !== owner) {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
    });
    kept = { owner, client };
  }
  return kept.client;
};
