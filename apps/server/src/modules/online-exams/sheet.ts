import { decimalOf } from '@school/domain';
import { Conflict, NotFound } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { enterScores } from '../assessment/entering.ts';

const system = { system: true } as const;

const read = async (
  work: Work,
  resource: 'exam' | 'onlineExam' | 'subject',
  id: unknown,
): Promise<RecordValues> => {
  const row = await work.records.read(work, resource, Number(id), system);
  if (!row) throw new NotFound();
  return row;
};

/** @throws Invalid if the sheet is for another subject or takes no marks */
const refuseOthers = async (exam: RecordValues, online: RecordValues, work: Work): Promise<void> => {
  const [theirs, own] = [
    await read(work, 'subject', exam['subject']),
    await read(work, 'subject', online['subject']),
  ];
  if (theirs['code'] !== own['code']) {
    throw invalidField('exam', 'notReference', 'This exam is for another subject.');
  }
  if (exam['maximumMarks'] === null) {
    throw invalidField('exam', 'notReference', 'This exam has grades but no marks.');
  }
};

/**
 * Writes the results of an online exam into the mark sheet of an exam: the same share of its maximum.
 * @returns how many marks were entered; students of other batches are left out
 * @throws Conflict while answers await marking, NotFound for a sheet that the caller may not write
 */
export const enterResults = async (id: number, sheet: number, work: Work): Promise<number> => {
  const online = await read(work, 'onlineExam', id);
  if (Number(online['toMark'] ?? 0) > 0) {
    throw new Conflict('%{count} attempts are waiting to be marked.', {
      code: 'UNMARKED',
      params: { count: Number(online['toMark']) },
    });
  }
  const exam = await read(work, 'exam', sheet);
  await refuseOthers(exam, online, work);
  const results = await work.records.list(work, 'onlineExamResult', {
    filter: { onlineExam: id, 'student.batch': Number(exam['batch']) },
    fields: ['student', 'percentage'],
    most: 1000,
    ...system,
  });
  const rows = results.flatMap(({ student, percentage }) =>
    typeof percentage !== 'string'
      ? []
      : [
          {
            student: Number(student),
            marks: decimalOf(percentage)
              .times(decimalOf(String(exam['maximumMarks'])))
              .dividedBy(100)
              .toFixed(2),
            gradingLevel: null,
            attendanceStatus: 'PRESENT' as const,
            remarks: null,
            version: undefined,
          },
        ],
  );
  if (rows.length === 0) throw new Conflict('No student of this exam has a result.', { code: 'EMPTY' });
  return (await enterScores(sheet, rows, work)).saved;
};
