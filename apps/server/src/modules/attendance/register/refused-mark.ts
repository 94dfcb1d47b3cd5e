import type { MarkProblem, UnmarkableDay } from '@school/domain';
import { Conflict, Invalid } from '@school/kernel';

/** Why a cell of the register was rejected. */
export type CellRefusal = UnmarkableDay | MarkProblem | 'LOCKED' | 'UNKNOWN_LABEL';

const sentences: Readonly<Record<CellRefusal, string>> = {
  FUTURE: 'Attendance can only be marked up to today.',
  OUTSIDE: 'The student is not in this batch on this day.',
  NO_SCHOOL: 'There are no classes on this day.',
  NO_HALF: 'Choose a half of the day, or both.',
  LATE_AWAY: 'Someone who is late cannot be absent for half a day.',
  NO_REASON: 'Give a reason.',
  NOT_LATE: 'Minutes can only be entered for someone who is late.',
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
