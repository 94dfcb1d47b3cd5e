import { NotFound } from '@school/kernel';
import { phaseOf } from '@school/domain';
import type { TimetableBatches } from '@school/domain';
import type { Reading } from '../../../engine/operation/handle.ts';
import { allocationOf } from './allocation.ts';
import { allocationRows } from './plan.store.ts';

import type { RecordOf } from '../../../engine/behaviour.ts';
import { timetablesByPhase, timetableAllocation, timetableAllocationOfClass } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

const allocated = async (
  { context, reader, connection }: Reading,
  id: number,
  course: number,
): Promise<TimetableBatches> => {
  const row = await reader.read(context, 'timetable', id);
  if (!row) throw new NotFound();
  const rows = await allocationRows(connection, id, course);
  return allocationOf(String(row['timeTableName']), rows);
};

declare module '@school/kernel' {
  interface KnownAnswers {
    timetablesByPhase: readonly (RecordOf<'timetable'> & {
      readonly phase: string;
      readonly isActive: boolean;
    })[];
  }
}

/** Timetables and what is allocated in them. */
export const timetablePlanReadings = [
  handle(timetablesByPhase, async ({ context, reader }) => {
    const rows = await reader.list(context, 'timetable', {
      sort: [['startDate', 'DESC']],
      most: 1_000,
    });
    return rows.map((row) => {
      const dates = { startDate: String(row['startDate']), endDate: String(row['endDate']) };
      const phase = phaseOf(dates, context.today);
      return { ...row, phase, isActive: phase === 'CURRENT' && row['status'] === 'PUBLISHED' };
    });
  }),
  handle(timetableAllocation, ({ input: { id }, context, reader, connection }) =>
    allocated({ context, reader, connection }, id, 0),
  ),
  handle(
    timetableAllocationOfClass,
    ({ input: { timetable: id, class: course }, context, reader, connection }) =>
      allocated({ context, reader, connection }, id, course),
  ),
];
