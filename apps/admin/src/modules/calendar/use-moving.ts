import { useQueryClient } from '@tanstack/react-query';
import type { CalendarItem } from '@school/domain';
import { StaleError } from '../../engine/data/call-error.ts';
import { confirming } from '../../engine/data/http.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useSure } from '../../engine/feedback/use-sure.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { eventBase, timesOf, type EventTimes } from './calendar-item.ts';

/**
 * Moves an entry and offers to undo it. Returns false when it stays where it was: someone else has changed it in the
 * meantime, or the server refuses; a toast has said why.
 */
export const useMoving = (): ((item: CalendarItem, times: EventTimes) => Promise<boolean>) => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const toast = useToast();
  const sure = useSure();
  const send = async (id: number, version: number, times: EventTimes, asks?: boolean): Promise<number> => {
    const body = { ...times, version };
    const headers = confirming(asks);
    const { data } = await http<{ version: number }>(`${eventBase}/update/${id}`, {
      method: 'PUT',
      body,
      headers,
    });
    return data.version;
  };
  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['call'] });
    await client.invalidateQueries({ queryKey: ['calendarEvent'] });
  };
  return async (item, times) => {
    try {
      const version = await sure((asks) => send(item.id, item.version, times, asks));
      if (version === undefined) return false;
      toast.undo('calendar.moved', { title: item.title }, () => {
        send(item.id, version, timesOf(item)).then(refresh, toast.failure);
      });
      return true;
    } catch (error) {
      if (error instanceof StaleError) toast.error('calendar.stale', { title: item.title });
      else toast.failure(error);
      return false;
    } finally {
      await refresh();
    }
  };
};
