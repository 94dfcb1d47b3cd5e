import type { MarkSheet, MarkStudent } from '@school/domain';
import { readCell, type CellProblem, type TypedMark } from '../mark-cells.ts';
import { bare, rowsByText } from '../../../../engine/grid/pasted-rows.ts';
import { namesOf } from '../mark-rows.ts';

/** A line from a file or from pasted rows. */
export interface MarkLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Which columns hold what; undefined for none. */
export interface MarkColumns {
  readonly mark: number | undefined;
  readonly remarks: number | undefined;
}

export type LineProblem = CellProblem | 'nobody' | 'differs' | 'twice' | 'noMark';

/** A line with its destination and its errors. */
export interface PlannedLine extends MarkLine {
  readonly student?: MarkStudent;
  readonly change?: Partial<TypedMark>;
  readonly problem?: LineProblem;
}

/** What a file means for a mark sheet. */
export interface MarkPlan {
  /** Column names: those of the first line if it is a heading, otherwise their numbers. */
  readonly names: readonly string[];
  /** Columns that identify the student, the most important first. */
  readonly keys: readonly number[];
  readonly columns: MarkColumns;
  readonly lines: readonly PlannedLine[];
}

const markWords = /mark|score|grade|point|note|punkt|vot[oi]|оцен|балл|nota|punt/i;
const remarkWords = /remark|comment|bemerk|kommentar|osserv|comment[oi]|примеч|замеч|коммент|observ|coment/i;

const isFilled = ({ cells }: MarkLine): boolean => cells.some((cell) => cell.trim() !== '');
const cellAt = ({ cells }: MarkLine, at: number): string => cells[at] ?? '';

/**
 * Columns that identify the student: the first that names students in half of the lines, and others that name the same
 * ones. Marks may look like roll numbers, but they name different students.
 */
const keyColumns = (
  lines: readonly MarkLine[],
  width: number,
  byText: ReadonlyMap<string, MarkStudent>,
): readonly number[] => {
  const named = (line: MarkLine, at: number) => byText.get(bare(cellAt(line, at)));
  const all = Array.from({ length: width }, (_, at) => at);
  const first = all.find((at) => lines.filter((line) => named(line, at)).length * 2 >= lines.length);
  if (first === undefined) return [];
  const agrees = (at: number): boolean =>
    lines.filter((line) => named(line, at) && named(line, at) === named(line, first)).length * 2 >
    lines.length;
  return all.filter((at) => at === first || agrees(at));
};

const guessed = (
  heading: MarkLine | undefined,
  lines: readonly MarkLine[],
  free: readonly number[],
  sheet: MarkSheet,
): MarkColumns => {
  const readable = (at: number): number =>
    lines.filter(
      (line) => cellAt(line, at).trim() !== '' && typeof readCell(cellAt(line, at), sheet) !== 'string',
    ).length;
  const called = (words: RegExp) => free.find((at) => heading && words.test(cellAt(heading, at)));
  const mark = called(markWords) ?? free.find((at) => readable(at) * 2 >= lines.length) ?? free[0];
  const remarks =
    called(remarkWords) ?? (heading || mark === undefined ? undefined : free[free.indexOf(mark) + 1]);
  return { mark, remarks: remarks === mark ? undefined : remarks };
};

const judged = (
  line: MarkLine,
  { keys, columns }: Pick<MarkPlan, 'keys' | 'columns'>,
  byText: ReadonlyMap<string, MarkStudent>,
  sheet: MarkSheet,
): PlannedLine => {
  const named = keys.flatMap((at) => byText.get(bare(cellAt(line, at))) ?? []);
  const [student] = named;
  if (!student) return { ...line, problem: 'nobody' };
  if (named.some((one) => one !== student)) return { ...line, problem: 'differs' };
  const value = columns.mark === undefined ? '' : cellAt(line, columns.mark).trim();
  const remarks = columns.remarks === undefined ? '' : cellAt(line, columns.remarks).trim().slice(0, 255);
  if (value === '' && remarks === '') return { ...line, student, problem: 'noMark' };
  const read = readCell(value, sheet);
  return {
    ...line,
    student,
    // An empty cell in a file removes nothing.
    change: { ...(value === '' ? {} : { value }), ...(remarks === '' ? {} : { remarks }) },
    ...(typeof read === 'string' ? { problem: read } : {}),
  };
};

/** Where two lines name the same student, neither is preferred. */
const withoutTwice = (lines: readonly PlannedLine[]): readonly PlannedLine[] => {
  const counts = new Map<number, number>();
  for (const { student, change } of lines) {
    if (student && change) counts.set(student.student, (counts.get(student.student) ?? 0) + 1);
  }
  return lines.map(({ change, ...line }) =>
    line.student && change && (counts.get(line.student.student) ?? 0) > 1
      ? { ...line, problem: 'twice' }
      : { ...line, ...(change ? { change } : {}) },
  );
};

/**
 * Where the lines of a file go: by admission number, roll number or name, whichever columns hold them, in any order. A
 * first line that names nobody and has no mark is a heading.
 * @param chosen columns the user has chosen instead of the guessed ones
 */
export const planMarks = (
  all: readonly MarkLine[],
  sheet: MarkSheet,
  chosen: Partial<MarkColumns> = {},
): MarkPlan => {
  const filled = all.filter(isFilled);
  const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
  const byText = rowsByText(sheet.students, namesOf);
  const [first, ...rest] = filled;
  const isHeading =
    first !== undefined &&
    rest.length > 0 &&
    first.cells.every((cell) => !byText.has(bare(cell)) && !/^\d/.test(cell.trim()));
  const heading = isHeading ? first : undefined;
  const lines = isHeading ? rest : filled;
  const keys = keyColumns(lines, width, byText);
  const free = Array.from({ length: width }, (_, at) => at).filter((at) => !keys.includes(at));
  const columns = { ...guessed(heading, lines, free, sheet), ...chosen };
  return {
    names: Array.from(
      { length: width },
      (_, at) => (heading && cellAt(heading, at).trim()) || String(at + 1),
    ),
    keys,
    columns,
    lines: withoutTwice(lines.map((line) => judged(line, { keys, columns }, byText, sheet))),
  };
};

/** Lines from pasted rows: cells separated by tabs, otherwise by semicolons or commas. */
export const typedLines = (text: string): readonly MarkLine[] => {
  const lines = text.replaceAll('\r', '').split('\n');
  const mark = ['\t', ';', ','].find((one) => text.includes(one)) ?? '\t';
  return lines.map((line, at) => ({ line: at + 1, cells: line.split(mark).map((cell) => cell.trim()) }));
};
