import type { MarkSheet } from '@school/domain';
import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MarksState } from '../use-marks.ts';
import type { MarkColumns, PlannedLine } from './mark-lines.ts';

interface MarkLinesProps {
  readonly lines: readonly PlannedLine[];
  readonly columns: MarkColumns;
  readonly sheet: MarkSheet;
  readonly state: MarksState;
}

/** Lines of a file with the student each of them names, the resulting values, and any errors. */
export const MarkLines = ({ lines, columns, sheet, state }: MarkLinesProps) => {
  const translate = useTranslate();
  const wordsOf = ({ problem }: PlannedLine): string => {
    if (!problem) return '';
    const isCell = problem === 'above' || problem === 'notMarks' || problem === 'noGrade';
    return translate(isCell ? `assessment.marks.${problem}` : `assessment.import.problem.${problem}`, {
      most: Number(sheet.maximumMarks),
    });
  };
  const markOf = (line: PlannedLine): string => {
    if (line.change?.value !== undefined) return line.change.value;
    return columns.mark === undefined ? '' : (line.cells[columns.mark] ?? '');
  };
  const before = ({ student, change }: PlannedLine): string => {
    const now = student ? state.shown(student).value : '';
    return now === '' || change?.value === undefined || now === change.value
      ? ''
      : translate('assessment.import.was', { value: now });
  };
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={translate('assessment.import.lines')}>
        <TableHead>
          <TableRow>
            {(['line', 'student', 'value', 'what'] as const).map((key) => (
              <TableCell key={key}>{translate(`assessment.import.column.${key}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.line}>
              <TableCell>{line.line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {line.student?.name ?? line.cells.filter(Boolean).join(' · ')}
              </TableCell>
              <TableCell>{markOf(line)}</TableCell>
              <TableCell>
                {line.problem ? (
                  <Typography variant="body2" color="error">
                    {wordsOf(line)}
                  </Typography>
                ) : (
                  before(line)
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
