import type { MarkProblem, UnmarkableDay } from '@school/domain';
import { Conflict, Invalid } from '@school/kernel';

/** Why a cell of the register was not taken over. */
export type CellRefusal = UnmarkableDay | MarkProblem | 'LOCKED' | 'UNKNOWN_LABEL';

const sentences: Readonly<Record<CellRefusal, string>> = {
  FUTURE: 'Attendance is marked up to today.',
  OUTSIDE: 'The student is not in this batch on this day.',
  NO_SCHOOL: 'There are no classes on this day.',
  NO_HALF: 'Please choose the half of the day, or both.',
  LATE_AWAY: 'Who is late is not away for half a day.',
  NO_REASON: 'Please give a reason.',
  NOT_LATE: 'Minutes belong to somebody who is late.',
  LOCKED: 'The register of this day is locked.',
  UNKNOWN_LABEL: 'This label is not in use.',
};

const fields: Readonly<Partial<Record<CellRefusal, string>>> = {
  NO_HALF: 'forenoon',
  LATE_AWAY: 'forenoon',
  NO_REASON: 'reason',
  NOT_LATE: 'minutesLate',
  UNKNOWN_LABEL: 'label',
};

export const cellSentence = (code: CellRefusal): string => sentences[code];

/** The refusal of a whole call: 409 for a locked day, else 400 at its field. */
export const refusedMark = (code: CellRefusal): Conflict | Invalid => {
  const message = sentences[code];
  if (code === 'LOCKED') return new Conflict(message, { code: 'REGISTER_LOCKED' });
  return new Invalid(message, [{ field: fields[code] ?? 'date', code, message }]);
};
