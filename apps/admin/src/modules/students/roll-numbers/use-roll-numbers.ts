import { useLoad } from '../../../engine/own-screen/use-load.ts';

/** A student with the number that he has. */
export interface NumberedRow {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
}
interface BatchRollNumbers {
  readonly batch: string;
  readonly course: number;
  readonly prefix: string;
  readonly suffix: string;
  readonly digits: number;
  readonly highest: number;
  readonly samePrefix: readonly string[];
  readonly students: readonly NumberedRow[];
}

/** The students of a batch in the order of the institution, and how they are numbered. */
export const useRollNumbers = (batch: string) =>
  useLoad<BatchRollNumbers>(
    `/setup/v1/StudentRollNumber/${encodeURIComponent(batch)}`,
    'students.fail.students',
  );
