import { useQueryClient } from '@tanstack/react-query';
import { may } from '@school/kernel';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';

/** An hour later, before midnight. */
const endOf = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return hour >= 23 ? '23:59' : `${String(hour + 1).padStart(2, '0')}${time.slice(2)}`;
};

/** Opens a new event at a day or a time. @returns whether the user may, and `create`, whose start is a day or "day T time" */
export const useNewEvent = () => {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const { actor, catalogue } = useEnvironment();
  const resource = catalogue.resource('calendarEvent');
  const create = async (start: string, isAllDay: boolean): Promise<void> => {
    const day = start.slice(0, 10);
    const hour = start.slice(11, 16);
    const times = isAllDay ? {} : { isAllDay: false, startTime: hour, endTime: endOf(hour) };
    const made = await dialogs.createRecord(resource, { startDate: day, endDate: day, ...times });
    if (made) await client.invalidateQueries({ queryKey: ['call'] });
  };
  return { mayCreate: may(actor, resource.access, 'create'), create };
};
