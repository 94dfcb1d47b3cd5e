import type { Notification } from '@school/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { useJobs } from '../jobs/use-jobs.ts';
import { isOver } from '../jobs/job.ts';

const key = ['notifications'];
const pollMs = 60_000;
const none: readonly Notification[] = [];

/** The user's notifications: refetched every minute while the page is visible, and as soon as a job has finished. */
export const useNotifications = (): {
  readonly notices: readonly Notification[];
  readonly read: (id: number) => void;
  readonly readAll: () => void;
} => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const over = useJobs().filter((job) => isOver(job)).length;
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await http<readonly Notification[]>('/setup/v1/notifications')).data ?? none,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    retry: false,
  });
  useEffect(() => {
    if (over > 0) void client.invalidateQueries({ queryKey: key });
  }, [over, client]);
  const notices = data ?? none;
  const mark = (path: string): void => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: key });
    http(`/setup/v1/notifications/${path}`, { method: 'POST', body: {} }).then(refresh, refresh);
  };
  return {
    notices,
    read: (id) => mark(`${id}/read`),
    readAll: () => mark(`${notices[0]?.id ?? 0}/readAll`),
  };
};
