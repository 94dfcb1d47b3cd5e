/** Views by their name in the address, mapped to the calendar library's names. */
export const views = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'agenda',
} as const;

export type ViewName = keyof typeof views;
export const viewNames = Object.keys(views) as readonly ViewName[];

/** The view in the address; without one the month, or on a phone the agenda. */
export const viewOf = (text: string | null, isPhone: boolean): ViewName =>
  viewNames.find((name) => name === text) ?? (isPhone ? 'agenda' : 'month');
