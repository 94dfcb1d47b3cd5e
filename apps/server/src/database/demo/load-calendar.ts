import type { ApiClient } from './api-client.ts';
import { demoEvents } from './calendar.ts';

interface Named {
  readonly id: number;
  readonly code?: string;
}

/** A school year of holidays, events and exams, for everyone and for some. */
export const loadCalendar = async (api: ApiClient): Promise<void> => {
  const departments = await api.get<Named[]>('setup/v1/EmployeeDepartments/getall');
  const batches = await api.get<Named[]>('setup/v1/Batch/getall');
  for (const { departments: codes = [], batches: forBatches, teachersWork, ...event } of demoEvents) {
    const chosen = departments.filter(({ code = '' }) => codes.includes(code)).map(({ id }) => id);
    const learners = forBatches ? batches.map(({ id }) => id) : [];
    await api.post('api/v1/CalenderEvent/save', {
      ...event,
      endDate: event.endDate ?? event.startDate,
      isAllDay: event.startTime === undefined,
      isCommon: chosen.length + learners.length === 0,
      departments: chosen,
      batches: learners,
      ...(teachersWork ? { isHolidayForEmployees: false } : {}),
    });
  }
};
