import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { atEntry } from '../../engine/own-calls/at-entry.ts';

/** An exam to be created, and which entry of the body it comes from. */
export interface PlannedExam {
  readonly at: number;
  readonly values: RecordValues;
}

/** Creates exams, all or none. @returns how many; @throws Refusal at the refused entry `exams[n]` */
export const createExams = async (exams: readonly PlannedExam[], work: Work): Promise<number> => {
  for (const { at, values } of exams)
    await atEntry(`exams[${at}]`, () => work.records.create(work, 'exam', [values], { system: true }));
  return exams.length;
};
