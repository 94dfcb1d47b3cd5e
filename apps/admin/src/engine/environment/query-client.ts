import { notifyManager, QueryClient } from '@tanstack/react-query';

// Before the next frame, not after it: a switch would otherwise briefly fall back to its previous state.
notifyManager.setScheduler(queueMicrotask);

let kept: { readonly owner: number; readonly client: QueryClient } | undefined;

/** The rows cached for a user; another user starts with none. */
export const queryClientOf = (owner: number): QueryClient => {
  if (kept?.owner !== owner) {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
    });
    kept = { owner, client };
  }
  return kept.client;
};
