import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Fetcher } from '../../../engine/data/http.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { createEventReader } from '../../../engine/jobs/event-stream.ts';
import { pollBase } from '../poll.ts';

/** Pause before reopening the stream, in milliseconds; it doubles while there is none. */
const firstPause = 2_000;
const longestPause = 60_000;

/** Follows the stream until it ends; false if there is none. */
const follow = async (
  fetcher: Fetcher,
  id: number,
  signal: AbortSignal,
  onChange: () => void,
): Promise<boolean> => {
  const headers = { Accept: 'text/event-stream' };
  const response = await fetcher(`/${pollBase}/stream/${id}`, { signal, headers });
  if (!response.ok || !response.body) return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = createEventReader(onChange);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    read(value);
  }
};

const untilVisible = (signal: AbortSignal): Promise<void> =>
  document.visibilityState === 'visible'
    ? Promise.resolve()
    : new Promise((resolve) => {
        document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
      });

/**
 * Reloads a poll's figures whenever the server reports a change. Without a stream they are polled, at increasing intervals.
 * Nothing is requested while nobody is looking.
 */
export const useLiveResults = (id: number | undefined, isWanted: boolean): void => {
  const { fetcher } = useEnvironment();
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined || !isWanted) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const stop = (): void => ended.abort();
    const refresh = (): void => {
      for (const path of [`${pollBase}/${id}`, `${pollBase}/view/${id}`])
        void client.invalidateQueries({ queryKey: ['call', path] });
    };
    const run = async (): Promise<void> => {
      let pause = firstPause;
      while (!signal.aborted) {
        await untilVisible(signal);
        const had = await follow(fetcher, id, signal, refresh).catch(() => false);
        if (signal.aborted) return;
        pause = had ? firstPause : Math.min(pause * 2, longestPause);
        await new Promise((resolve) => setTimeout(resolve, pause));
        refresh();
      }
    };
    void run();
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
    };
  }, [id, isWanted, fetcher, client]);
};
