import type { ExamAttendance, GradeLevel } from '@school/domain';

/** What is typed for one student: marks or a grade, or a word for who was not there. */
export interface TypedMark {
  readonly value: string;
  readonly remarks: string;
}

/** A student of the exam as the server gives it. */
export interface MarkStudent {
  readonly student: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
  readonly marks: string | null;
  readonly gradingLevel: number | null;
  readonly attendanceStatus: ExamAttendance | null;
  readonly isFailed: boolean | null;
  readonly remarks: string | null;
  readonly version: number | null;
}

/** An exam with the rules of its marks. */
export interface MarkSheet {
  readonly id: number;
  readonly group: number;
  readonly groupName: string;
  readonly status: string;
  readonly batch: number;
  readonly batchName: string;
  readonly subjectName: string;
  readonly date: string;
  readonly examType: 'MARKS' | 'GRADES' | 'MARKS_AND_GRADES';
  readonly maximumMarks: string | null;
  readonly minimumMarks: string | null;
  readonly scale: readonly GradeLevel[];
  readonly students: readonly MarkStudent[];
  readonly average: string | null;
  /** Others who teach the batch are shown the exam without its students. */
  readonly mayRead: boolean;
  readonly mayEnter: boolean;
}

const letters: Readonly<Record<string, ExamAttendance>> = { A: 'ABSENT', E: 'EXEMPT', M: 'MALPRACTICE' };
const words: Readonly<Record<string, string>> = { ABSENT: 'A', EXEMPT: 'E', MALPRACTICE: 'M' };

type Rules = Pick<MarkSheet, 'examType' | 'maximumMarks' | 'scale'>;

/** Marks without zeros behind the point: "45.00" is 45. */
const short = (marks: string): string => marks.replace(/\.?0+$/, '') || '0';

/** What stands in the cell for what was entered. Grades may be called A or E: there, absence is written with a dash before it. */
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

/** Reads a cell as a teacher writes it: `45`, `45,5`, `A` for absent; a grade where the exam gives grades alone. */
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

/** Lines of a piece of a spreadsheet: the first column, and the second where there is one. */
export const pastedLines = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
