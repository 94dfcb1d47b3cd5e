import { QueryClient } from '@tanstack/react-query';

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
