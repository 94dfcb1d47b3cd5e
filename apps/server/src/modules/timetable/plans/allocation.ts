import type { TimetableBatches, TimetableClass } from '@school/domain';
import { bodyId, bodyList, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

const mostClasses = 1_000;
const mostBatches = 1_000;
const classKeys = new Set(['className', 'classID', 'ttAloBatchDetailsList']);
const batchKeys = new Set(['batchID', 'batchName', 'allocationStatus']);

/** One batch as returned by the database. */
export interface AllocationRow {
  readonly classId: number;
  readonly className: string;
  readonly batchId: number;
  readonly batchName: string;
  readonly allocated: boolean;
}

/** Classes with their batches and whether these have lessons in a timetable, in the shape of 001 §3. */
export const allocationOf = (name: string, rows: readonly AllocationRow[]): TimetableBatches => {
  const classes = new Map<number, TimetableClass>();
  for (const { classId, className, batchId, batchName, allocated } of rows) {
    const allocationStatus = allocated ? 'allocated' : 'not allocated';
    const batch = { batchID: batchId, batchName, allocationStatus } as const;
    const known = classes.get(classId)?.ttAloBatchDetailsList ?? [];
    classes.set(classId, { className, classID: classId, ttAloBatchDetailsList: [...known, batch] });
  }
  return { timeTableName: name, classWithBatchTTAloDetailsList: [...classes.values()] };
};

const statusAt = (value: unknown, at: string): boolean => {
  if (value === 'allocated') return true;
  if (value === 'not allocated') return false;
  throw invalidField(at, 'notChoice', 'This must be either "allocated" or "not allocated".');
};

/** Ids of the batches that a submitted list allocates. @throws Invalid at the entry that is malformed */
export const readAllocation = (sent: unknown): readonly number[] => {
  const key = 'classWithBatchTTAloDetailsList';
  return bodyList(sent, key, mostClasses).flatMap((value, c) => {
    const at = `${key}[${c}]`;
    const list = bodyObject(value, at, classKeys)['ttAloBatchDetailsList'];
    return bodyList(list, `${at}.ttAloBatchDetailsList`, mostBatches).flatMap((one, b) => {
      const place = `${at}.ttAloBatchDetailsList[${b}]`;
      const { batchID, allocationStatus } = bodyObject(one, place, batchKeys);
      const id = bodyId(batchID, `${place}.batchID`);
      return statusAt(allocationStatus, `${place}.allocationStatus`) ? [id] : [];
    });
  });
};
