/** Maximum number of days that one calendar query spans: a month view with the days around it, or a year to print. */
export const calendarRangeMax = 400;
/** Maximum number of events in one calendar answer. */
export const calendarItemsMax = 2000;
/** Maximum number of repetitions of an event that are entered together: every school day of a year. */
export const repetitionsMax = 250;
/** Maximum size of an imported calendar file, in bytes. */
export const icsBytesMax = 512 * 1024;
/** Maximum number of events in one file, repetitions included. */
export const icsEventsMax = 1000;
/** Days before and after today within which repetitions from a file are entered. */
export const icsRepeatBack = 366;
export const icsRepeatAhead = 2 * 366;
