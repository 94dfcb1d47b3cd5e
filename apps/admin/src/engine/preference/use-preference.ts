import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import type { Http } from '../data/http.ts';
import { useToast } from '../feedback/use-toast.ts';
import { createOutbox, type Outbox } from './outbox.ts';

type Preferences = Readonly<Record<string, unknown>>;

const queryKey = ['preferences'];
const outboxes = new WeakMap<Http, Outbox>();

const outboxOf = (http: Http, onFailure: (error: unknown) => void): Outbox => {
  const kept = outboxes.get(http);
  if (kept) return kept;
  const made = createOutbox(
    (key, value) => http(`/setup/v1/preferences/${key}`, { method: 'PUT', body: { value } }),
    onFailure,
  );
  outboxes.set(http, made);
  return made;
};

/** All of the user's preferences, read once; the same on every device. */
const usePreferences = () => {
  const { http } = useEnvironment();
  return useQuery<Preferences>({
    queryKey,
    queryFn: async ({ signal }) => (await http<Preferences>('/setup/v1/preferences', { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

const put = (client: QueryClient, key: string, value: unknown): void => {
  client.setQueryData<Preferences>(queryKey, (all = {}) => ({ ...all, [key]: value }));
};

export interface Preference<T> {
  /** Undefined if nothing is stored. */
  readonly value: T | undefined;
  /** False until the server has returned what is stored; true also if it could not. */
  readonly ready: boolean;
  /** Shown immediately, sent once changes have paused; undefined clears it. */
  readonly keep: (value: T | undefined) => void;
}

/** A choice of this user, stored on the server under a key. The caller validates what it reads. */
export const usePreference = <T>(key: string): Preference<T> => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const toast = useToast();
  const { data, isPending } = usePreferences();
  const outbox = outboxOf(http, toast.failure);
  useEffect(() => {
    const flush = (): void => void (document.visibilityState === 'hidden' && outbox.flush());
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [outbox]);
  const keep = useCallback(
    (value: T | undefined) => {
      put(client, key, value);
      outbox.send(key, value ?? null);
    },
    [client, key, outbox],
  );
  return { value: (data?.[key] ?? undefined) as T | undefined, ready: !isPending, keep };
};
