import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Fetcher } from '../data/http.ts';
import { useEnvironment } from '../environment/environment.ts';
import { createEventReader } from './event-stream.ts';
import { isOver, withJob, type Job } from './job.ts';

const jobsKey = ['jobs'];
const pollMs = 2000;
const patienceMs = 15_000;
const none: readonly Job[] = [];

/** Follows the stream until it ends; false when the server has none. */
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

/** All jobs of the user, kept up to date by the stream; call once, in the tray. */
export const useJobStream = (): void => {
  const { fetcher } = useEnvironment();
  const client = useQueryClient();
  useEffect(() => {
    const ended = new AbortController();
    const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const run = async (): Promise<void> => {
      while (!ended.signal.aborted) {
        const onJob = (job: Job): void => {
          client.setQueryData<readonly Job[]>(jobsKey, (jobs) => withJob(jobs ?? none, job));
          client.setQueryData(['job', job.id], job);
        };
        const had = await follow(fetcher, ended.signal, onJob).catch(() => false);
        if (!had) return;
        await wait(patienceMs);
      }
    };
    void run();
    return () => ended.abort();
  }, [fetcher, client]);
};

/** The jobs of the user; asked again now and then while one of them runs, in case there is no stream. */
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

/** One job until it is over. */
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
