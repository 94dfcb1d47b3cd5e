import type { PlannedEvent } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import type { Records } from '../../../engine/records.ts';
import type { IcsContent, IcsEvent, IcsReason } from './read-ics.ts';

export interface Plan {
  readonly rows: readonly PlannedEvent[];
  readonly creates: readonly IcsEvent[];
  readonly updates: readonly { readonly id: number; readonly event: IcsEvent }[];
}

const compared = [
  'title',
  'description',
  'location',
  'startDate',
  'endDate',
  'isAllDay',
  'startTime',
  'endTime',
] as const satisfies readonly (keyof IcsEvent)[];

const isSame = (row: RecordValues, event: IcsEvent): boolean =>
  compared.every((key) => (row[key] ?? null) === event[key]);

/** What makes a manually entered event count as the same day of the year as one in a file. */
const dayOf = (row: RecordValues | IcsEvent): string =>
  [String(row.title).trim().toLowerCase(), row.startDate, row.endDate].join('\0');

/**
 * Compares a file with the existing events, by the id each event has in the file; a manual entry with the same title for
 * the same days also counts as existing. @param type kind of new events
 */
export const planIcs = async (
  from: Work | CallContext,
  records: Records,
  { events, skipped }: IcsContent,
  type: string,
): Promise<Plan> => {
  const there = await records.list(from, 'calendarEvent', {
    filter: { uid_in: events.map(({ uid }) => uid) },
    system: true,
  });
  const byHand = new Set(
    (
      await records.list(from, 'calendarEvent', {
        filter: {
          uid_empty: true,
          archived: false,
          type,
          startDate_in: [...new Set(events.map(({ startDate }) => startDate))],
        },
        fields: ['title', 'startDate', 'endDate'],
        system: true,
      })
    ).map(dayOf),
  );
  const byUid = new Map(there.map((row) => [String(row['uid']), row]));
  const rows: PlannedEvent[] = [];
  const creates: IcsEvent[] = [];
  const updates: { id: number; event: IcsEvent }[] = [];
  for (const event of events) {
    const { title, startDate, endDate } = event;
    const add = (state: PlannedEvent['state'], reason: IcsReason | null = null): void =>
      void rows.push({ state, title, startDate, endDate, reason });
    const row = byUid.get(event.uid);
    if ((row?.['type'] ?? type) === 'HOLIDAY' && !event.isAllDay) add('skipped', 'notADay');
    else if (!row && byHand.has(dayOf(event))) add('same');
    else if (!row) {
      creates.push(event);
      add('new');
    } else if (row['archived'] === true) add('skipped', 'archived');
    else if (isSame(row, event)) add('same');
    else {
      updates.push({ id: Number(row['id']), event });
      add('changed');
    }
  }
  const left = skipped.map(({ title, reason }) => ({
    state: 'skipped' as const,
    title,
    startDate: null,
    endDate: null,
    reason,
  }));
  return { rows: [...rows, ...left], creates, updates };
};
