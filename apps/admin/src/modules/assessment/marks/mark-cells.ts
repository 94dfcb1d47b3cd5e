import type { ExamAttendance, MarkSheet, MarkStudent } from '@school/domain';

/** What is typed for one student: marks or a grade, or a word for those who were not there. */
export interface TypedMark {
  readonly value: string;
  readonly remarks: string;
}

const letters: Readonly<Record<string, ExamAttendance>> = { A: 'ABSENT', E: 'EXEMPT', M: 'MALPRACTICE' };
const words: Readonly<Record<string, string>> = { ABSENT: 'A', EXEMPT: 'E', MALPRACTICE: 'M' };

type Rules = Pick<MarkSheet, 'examType' | 'maximumMarks' | 'scale'>;

/** Marks without zeros behind the point: "45.00" is 45. */
export const short = (marks: string): string => marks.replace(/\.?0+$/, '') || '0';

/** The cell text for a stored entry. Grades may be called A or E: in that case absence is written with a leading dash. */
export const textOf = (row: MarkStudent, { examType, scale }: Rules): string => {
  const { attendanceStatus } = row;
  if (attendanceStatus !== null && attendanceStatus !== 'PRESENT') {
    return examType === 'GRADES' ? `-${words[attendanceStatus] ?? ''}` : (words[attendanceStatus] ?? '');
  }
  if (examType === 'GRADES') return scale.find(({ id }) => id === row.gradingLevel)?.name ?? '';
  return row.marks === null ? '' : short(row.marks.includes('.') ? row.marks : `${row.marks}.0`);
};

export interface CellValue {
  readonly marks: string | null;
  readonly gradingLevelId: number | null;
  readonly status: ExamAttendance;
}
export type CellProblem = 'notMarks' | 'above' | 'noGrade';

const empty: CellValue = { marks: null, gradingLevelId: null, status: 'PRESENT' };

/** Reads a cell as a teacher writes it: `45`, `45,5`, `A` for absent; a grade where the exam uses grades only. */
export const readCell = (text: string, { examType, maximumMarks, scale }: Rules): CellValue | CellProblem => {
  const typed = text.trim();
  if (typed === '') return empty;
  const letter = examType === 'GRADES' ? /^-([aem])$/i.exec(typed)?.[1] : /^-?([aem])$/i.exec(typed)?.[1];
  const status = letter ? letters[letter.toUpperCase()] : undefined;
  if (status) return { ...empty, status };
  if (examType === 'GRADES') {
    const level = scale.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
    return level ? { ...empty, gradingLevelId: level.id } : 'noGrade';
  }
  const marks = typed.replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(marks)) return 'notMarks';
  return Number(marks) > Number(maximumMarks ?? '0') ? 'above' : { ...empty, marks };
};
