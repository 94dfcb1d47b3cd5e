import type { CallContext } from '../../../engine/context.ts';
import type { Records } from '../../../engine/records.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** One entry of the calendar, wherever it comes from. Days are those of the institution, times in its time zone. */
export interface CalendarItem {
  /** Unlike in all sources: `event:12`. */
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

/** First and last day, both included. */
export interface CalendarRange {
  readonly from: string;
  readonly to: string;
}

/** What a source reads with. */
export interface SourceTools {
  readonly caller: CallContext;
  readonly records: Records;
  readonly connection: Connection;
}

/** Where entries come from. Each gives what the caller may see in the range, earliest first. */
export interface CalendarSource {
  /** Feature that switches it off. */
  readonly feature: string;
  readonly items: (tools: SourceTools, range: CalendarRange) => Promise<readonly CalendarItem[]>;
}
