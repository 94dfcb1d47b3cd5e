import {
  isWithin,
  type DayMark,
  type RegisterLabel,
  type RegisterStudent,
  type StudentRegister,
} from '@school/domain';

/** What is recorded for a student on a day; null: present. */
export type CellMark = Pick<DayMark, 'label' | 'forenoon' | 'afternoon' | 'reason' | 'minutesLate'>;

/** Why a cell cannot be written to. */
export type CellLock = 'future' | 'outside' | 'off' | 'locked' | 'readOnly';

export const cellKey = (student: number, date: string): string => `${student}/${date}`;

/** A mark with a label for the whole day or half of it; anyone late is present. */
export const markOf = (
  { id, kind }: RegisterLabel,
  half: 'FULL' | 'FORENOON' | 'AFTERNOON' = 'FULL',
): CellMark => ({
  label: id,
  forenoon: kind !== 'LATE' && half !== 'AFTERNOON',
  afternoon: kind !== 'LATE' && half !== 'FORENOON',
  reason: null,
  minutesLate: null,
});

/** The cell text: the code of the label, with 1 for the forenoon only and 2 for the afternoon only. */
export const markText = (mark: CellMark | undefined, labels: readonly RegisterLabel[]): string => {
  if (!mark) return '';
  const code = labels.find(({ id }) => id === mark.label)?.code ?? '?';
  return `${code}${mark.forenoon === mark.afternoon ? '' : mark.forenoon ? '1' : '2'}`;
};

/** The first label of a kind, which its key and button apply. */
export const labelOfKind = (
  labels: readonly RegisterLabel[],
  kind: RegisterLabel['kind'],
): RegisterLabel | undefined => labels.find((label) => label.kind === kind);

/**
 * The mark for a key or a pasted word: null clears, undefined is not understood. P or nothing: present; 1 and 2: away in
 * the forenoon or afternoon; otherwise the code of a label, followed by 1 or 2 for a half.
 */
export const readMark = (text: string, labels: readonly RegisterLabel[]): CellMark | null | undefined => {
  const [, code = '', half = ''] = /^([A-Z]*)([12]?)$/.exec(text.trim().toUpperCase()) ?? [];
  if (text.trim() !== '' && code === '' && half === '') return undefined;
  if (half === '' && (code === '' || code === 'P')) return null;
  const label = code === '' ? labelOfKind(labels, 'ABSENT') : labels.find((one) => one.code === code);
  if (!label || (half !== '' && label.kind === 'LATE')) return undefined;
  return markOf(label, half === '1' ? 'FORENOON' : half === '2' ? 'AFTERNOON' : 'FULL');
};

/** Why a cell is locked; undefined for one that can be marked. */
export const lockOf = (
  register: Pick<StudentRegister, 'today' | 'offDays' | 'locked' | 'mayMark' | 'mayUnlock'>,
  { stays }: Pick<RegisterStudent, 'stays'>,
  date: string,
): CellLock | undefined => {
  if (date > register.today) return 'future';
  if (!isWithin(date, stays)) return 'outside';
  if (register.offDays.includes(date)) return 'off';
  if (!register.mayMark) return 'readOnly';
  return register.locked.includes(date) && !register.mayUnlock ? 'locked' : undefined;
};

/** Marks by student and day. */
export const marksByCell = (marks: readonly DayMark[]): ReadonlyMap<string, DayMark> =>
  new Map(marks.map((mark) => [cellKey(mark.student, mark.date), mark]));

/** What the server expects for a student in a lesson's register. */
export const lessonMark = ([student, { label, reason, minutesLate }]: readonly [number, CellMark]) => ({
  student,
  label,
  reason,
  minutesLate,
});

/** What the server expects for a cell. */
export const cellBody = (student: number, mark: CellMark | null): object => ({
  studentId: student,
  labelId: mark?.label ?? null,
  forenoon: mark?.forenoon ?? false,
  afternoon: mark?.afternoon ?? false,
  reason: mark?.reason ?? null,
  minutesLate: mark?.minutesLate ?? null,
});
