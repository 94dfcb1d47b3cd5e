import type { Job } from '@school/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Fetcher } from '../data/http.ts';
import { useEnvironment } from '../environment/environment.ts';
import { createEventReader } from './event-stream.ts';
import { isOver, withJob } from './job.ts';

const jobsKey = ['jobs'];
const pollMs = 2000;
const patienceMs = 15_000;
const none: readonly Job[] = [];

/** Follows the stream until it ends; false if the server has none. */
const follow = async (fetcher: Fetcher, signal: AbortSignal, onJob: (job: Job) => void): Promise<boolean> => {
  const response = await fetcher('/setup/v1/jobs/stream', {
    signal,
    headers: { Accept: 'text/event-stream' },
  });
  if (!response.ok || !response.body) return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = createEventReader((data) => {
    const job = JSON.parse(data) as Partial<Job>;
    if (job.id) onJob(job as Job);
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    read(value);
  }
};

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Keeps the jobs up to date through the stream; call once, in the tray. Only while there is something to follow and the
 * page is visible: a browser has six connections to a server, and every open tab would hold one.
 */
export const useJobStream = (wanted: boolean): void => {
  const { fetcher } = useEnvironment();
  const client = useQueryClient();
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const active = wanted && visible;
  useEffect(() => {
    if (!active) return undefined;
    const ended = new AbortController();
    const stop = (): void => ended.abort();
    const run = async (): Promise<void> => {
      while (!ended.signal.aborted) {
        const onJob = (job: Job): void => {
          client.setQueryData<readonly Job[]>(jobsKey, (jobs) => withJob(jobs ?? none, job));
          client.setQueryData(['job', job.id], job);
        };
        const had = await follow(fetcher, ended.signal, onJob).catch(() => false);
        if (!had) return;
        await new Promise((resolve) => setTimeout(resolve, patienceMs));
      }
    };
    void run();
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
    };
  }, [active, fetcher, client]);
};

/** The user's jobs; refetched now and then while one of them is running, in case there is no stream. */
export const useJobs = (): readonly Job[] => {
  const { http } = useEnvironment();
  const { data } = useQuery({
    queryKey: jobsKey,
    queryFn: async () => (await http<readonly Job[]>('/setup/v1/jobs')).data ?? none,
    refetchInterval: ({ state }) => (state.data?.some((job) => !isOver(job)) ? pollMs * 2 : false),
    retry: false,
    staleTime: 60_000,
  });
  return data ?? none;
};

/** One job until it has finished. */
export const useJob = (id: string | undefined): Job | undefined => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['job', id],
    queryFn: async () => {
      const job = (await http<Job>(`/setup/v1/jobs/${id}`)).data;
      client.setQueryData<readonly Job[]>(jobsKey, (jobs) => withJob(jobs ?? none, job));
      return job;
    },
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollMs / 2),
    retry: false,
  });
  return data;
};
