import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { readTimeline } from './read-timeline.ts';
import { attendanceOfStudent } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

const day = (text: string | null, name: string): string | undefined =>
  text === null ? undefined : bodyDate(text, name);

/** The attendance of one student, for staff, for the student and for parents. */
export const studentAttendanceReadings = [
  handle(attendanceOfStudent, async ({ input, context, connection }) => {
    const { student } = input;
    const batch = input.batchId ?? 0;
    const asked = {
      student,
      batch: batch === 0 ? null : batch,
      from: day(input.from, 'from'),
      to: day(input.to, 'to'),
    };
    return readTimeline(connection, asked, context);
  }),
];
