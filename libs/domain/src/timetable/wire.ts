/** A batch of a timetable; the status values are defined by the contract. */
export interface TimetableBatch {
  readonly batchID: number;
  readonly batchName: string;
  readonly allocationStatus: 'allocated' | 'not allocated';
}
/** A class with its batches. */
export interface TimetableClass {
  readonly className: string;
  readonly classID: number;
  readonly ttAloBatchDetailsList: readonly TimetableBatch[];
}
/** Which batches have lessons in a timetable. */
export interface TimetableBatches {
  readonly timeTableName: string;
  readonly classWithBatchTTAloDetailsList: readonly TimetableClass[];
}
