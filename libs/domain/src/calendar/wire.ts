/** One entry of the calendar, wherever it comes from. Days are those of the institution, times in its time zone. */
export interface CalendarItem {
  /** Unique across all sources: `event:12`. */
  readonly key: string;
  readonly source: string;
  /** The record behind it. */
  readonly id: number;
  readonly version: number;
  readonly title: string;
  /** A kind of event, or `LEAVE`. */
  readonly kind: string;
  /** First and last day, "yyyy-MM-dd", both included. */
  readonly startDate: string;
  readonly endDate: string;
  /** "HH:mm:ss"; null for whole days. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly colour: string | null;
  readonly location: string | null;
  readonly description: string | null;
  /** Nobody works, or there are no classes. */
  readonly isHoliday: boolean;
  readonly mayEdit: boolean;
}

/** What an import would do with an event. */
export interface PlannedEvent {
  readonly state: 'new' | 'changed' | 'same' | 'skipped';
  readonly title: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly reason: string | null;
}
