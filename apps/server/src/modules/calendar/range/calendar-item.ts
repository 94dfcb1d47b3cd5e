import type { CalendarItem } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { Records } from '../../../engine/records.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** First and last day, inclusive. */
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

/** A source of entries. Each returns what the caller may see in the range, earliest first. */
export interface CalendarSource {
  /** Feature that switches it off. */
  readonly feature: string;
  readonly items: (tools: SourceTools, range: CalendarRange) => Promise<readonly CalendarItem[]>;
}
