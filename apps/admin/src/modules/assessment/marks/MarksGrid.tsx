import { Box } from '@mui/material';
import { decimalOf, gradeOf, percentOf, type MarkSheet } from '@school/domain';
import { useTranslate } from 'react-admin';
import { EntryGrid } from '../../../engine/grid/EntryGrid.tsx';
import type { EntryColumn } from '../../../engine/grid/entry-grid.ts';
import { markRows, type MarkRow } from './mark-rows.ts';
import { readCell, short } from './mark-cells.ts';
import type { MarksState } from './use-marks.ts';

interface MarksGridProps {
  readonly sheet: MarkSheet;
  readonly state: MarksState;
}

/** Grade or attendance that results from what is typed. */
const useMeaning = (sheet: MarkSheet, state: MarksState) => {
  const translate = useTranslate();
  return (row: MarkRow): string => {
    const read = readCell(state.shown(row.of).value, sheet);
    if (typeof read === 'string') return '';
    if (read.status !== 'PRESENT') return translate(`assessment.status.${read.status}`);
    if (read.marks === null || !Number(sheet.maximumMarks)) return '';
    const percent = percentOf(decimalOf(read.marks), decimalOf(sheet.maximumMarks ?? '1'));
    const grade = sheet.examType === 'MARKS_AND_GRADES' ? gradeOf(percent, sheet.scale)?.name : undefined;
    const { before } = row.of;
    const was = before == null ? '' : translate('assessment.marks.before', { marks: short(before) });
    return [grade, `${percent.toFixed(0)} %`, was].filter(Boolean).join(' · ');
  };
};

/** Why the current marks of a row are wrong, by the rules of the exam or the server's response. */
const useWrongText = (sheet: MarkSheet, state: MarksState) => {
  const translate = useTranslate();
  return ({ of }: MarkRow): string => {
    const problem = state.wrongIn(of);
    if (!problem) return state.refused.get(of.student) ?? '';
    return translate(`assessment.marks.${problem}`, { most: Number(sheet.maximumMarks) });
  };
};

/** Marks, what they mean, and remarks. */
const useColumns = (sheet: MarkSheet, state: MarksState): readonly EntryColumn<MarkRow>[] => {
  const translate = useTranslate();
  const meaning = useMeaning(sheet, state);
  const wrong = useWrongText(sheet, state);
  const gives = sheet.examType === 'GRADES' ? ['grade', 'status'] : ['marks', 'grade'];
  const [value = '', means = ''] = gives.map((key) => translate(`assessment.column.${key}`));
  const remarks = translate('assessment.column.remarks');
  const nameOf = (column: string) => (row: MarkRow) =>
    translate('assessment.marks.of', { column, name: row.name });
  return [
    {
      key: 'rollNumber',
      head: translate('assessment.column.rollNumber'),
      wideOnly: true,
      shows: ({ of }) => of.rollNumber ?? '–',
    },
    {
      key: 'value',
      head: value,
      cellName: nameOf(value),
      text: ({ of }) => state.shown(of).value,
      wrong,
      maxLength: 20,
      inputMode: sheet.examType === 'GRADES' ? 'text' : 'decimal',
      width: 76,
    },
    {
      key: 'means',
      head: means,
      minWidth: 84,
      shows: (row) => {
        const text = wrong(row);
        return text === '' ? meaning(row) : <Box sx={{ color: 'error.main' }}>{text}</Box>;
      },
    },
    {
      key: 'remarks',
      head: remarks,
      grows: true,
      cellName: nameOf(remarks),
      text: ({ of }) => state.shown(of).remarks,
      maxLength: 255,
    },
  ];
};

/** Students with marks and remarks. */
export const MarksGrid = ({ sheet, state }: MarksGridProps) => {
  const translate = useTranslate();
  return (
    <EntryGrid
      label={`${sheet.subjectName}, ${sheet.batchName}`}
      rowHead={translate('assessment.column.student')}
      rows={markRows(sheet.students)}
      columns={useColumns(sheet, state)}
      readOnly={!sheet.mayEnter}
      saving={state.saving}
      onType={(cells) => state.type(cells.map(({ row, column, text }) => [row.of, { [column]: text }]))}
    />
  );
};
