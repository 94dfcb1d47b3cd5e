/** Days that one question to the calendar spans at most: a month view with the days around it, or a year to print. */
export const calendarRangeMax = 400;
/** Most events of one answer of the calendar. */
export const calendarItemsMax = 2000;
/** Most returns of an event that are entered at once: every school day of a year. */
export const repetitionsMax = 250;
/** Most bytes of a calendar file that is imported. */
export const icsBytesMax = 512 * 1024;
/** Most events, repetitions included, that one file brings. */
export const icsEventsMax = 1000;
/** Days before and after today within which repetitions of a file are entered. */
export const icsRepeatBack = 366;
export const icsRepeatAhead = 2 * 366;
