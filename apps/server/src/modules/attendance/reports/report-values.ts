import type { CallContext } from '../../../engine/context.ts';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { AttendanceSetting } from '../attendance-setting.store.ts';
import type { Days } from '../register/register.store.ts';
import { readableBatches } from '../rights.ts';

/** The values that the SQL of `countedDays` requires, in order. */
export const countedValues = (
  { from, to }: Days,
  { batch, course }: RecordValues,
  { weeklyOffs, isOverMarked }: AttendanceSetting,
  { actor, today }: CallContext,
): unknown[] => [
  from,
  to,
  today,
  weeklyOffs,
  isOverMarked,
  readableBatches(actor),
  batch ?? null,
  course ?? null,
];
