import { f } from '@school/kernel';

/** Settings of the automatic credit. */
export const creditSettings = {
  id: f.int(),
  version: f.int(),
  enabled: f.flag(),
  runHour: f.int({ min: 0, max: 23 }),
  notifyEmployees: f.flag(),
};

/** The dates of a credit frequency. */
export const creditDates = {
  id: f.int(),
  version: f.int(),
  frequency: f.text({ required: true }),
  dayOfMonth: f.int(),
  dates: f.json(),
};

/** A leave year to be created. */
export const newLeaveYear = {
  name: f.text({ required: true }),
  startDate: f.date({ required: true }),
  endDate: f.date({ required: true }),
  archived: f.flag(),
};
