import { Checkbox, TableCell, TableRow, Typography } from '@mui/material';
import {
  insteadOf,
  type AnyField,
  type ReportColumn,
  type ReportGroup,
  type ReportRow,
} from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../catalogue/use-words.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { alignOf } from '../field/view-of.ts';
import type { Selection } from '../list/table/selection.ts';
import type { LinkedReport } from './LinkedCell.tsx';
import { LinkedCell } from './LinkedCell.tsx';
import type { ReportLine } from './report-answer.ts';
import { useColumnWord } from './use-column-word.ts';
import { cellWidth, namingColumn, namingPlace, reportField } from './report-field.ts';

export const strong = { fontWeight: 600, color: 'text.primary', fontSize: 14 } as const;

export interface ShownColumn {
  readonly key: string;
  readonly column: ReportColumn;
  readonly label: string;
  readonly field: AnyField;
}

export interface ReportMarks {
  readonly selection: Selection;
  /** The record that a row represents. */
  readonly idOf: (row: ReportRow) => number;
}

interface RowsProps extends LinkedReport {
  readonly columns: readonly ShownColumn[];
  readonly lines: readonly ReportLine[];
  readonly marks: ReportMarks | undefined;
}

interface SumProps {
  readonly columns: readonly ShownColumn[];
  readonly figures: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly isMarked: boolean;
}

/** The totals of a group or of all, each below its column. */
export const SumRow = ({ columns, figures, name, isMarked }: SumProps) => (
  <TableRow>
    {isMarked ? <TableCell padding="checkbox" /> : null}
    {columns.map(({ key, field, column }, at) => (
      <TableCell
        key={key}
        align={alignOf(field)}
        sx={{ ...strong, whiteSpace: 'nowrap', ...(key === namingColumn(columns) ? namingPlace : {}) }}
      >
        {column.total ? (
          <FieldCell field={field} name={key} value={figures[key]} row={{}} />
        ) : at === 0 ? (
          name
        ) : null}
      </TableCell>
    ))}
  </TableRow>
);

/** A value; if there is none, the row's substitute text, or a dash to indicate that there is none. */
const ReportValue = ({
  row,
  name,
  field,
  column,
}: {
  readonly row: ReportRow;
  readonly name: string;
  readonly field: AnyField;
  readonly column: ReportColumn;
}) => {
  const words = useWords();
  const wordOf = useColumnWord();
  const value = row[name];
  if (value !== null && value !== undefined && value !== '') {
    const shown = typeof value === 'string' ? wordOf(value, column) : value;
    return <FieldCell field={field} name={name} value={shown} row={row} />;
  }
  const instead = insteadOf(row, name);
  return (
    <Typography component="span" variant="inherit" sx={{ color: 'text.secondary' }}>
      {instead === undefined ? '–' : words.say(`words.${instead}`, instead)}
    </Typography>
  );
};

const GroupHead = ({
  group,
  span,
  report,
}: { readonly group: ReportGroup; readonly span: number } & Pick<LinkedReport, 'report'>) => {
  const translate = useTranslate();
  const wordOf = useColumnWord();
  const { groupBy } = report;
  const column = groupBy === undefined ? undefined : report.columns[groupBy];
  return (
    <TableRow>
      <TableCell component="th" scope="rowgroup" colSpan={span} sx={{ ...strong, bgcolor: 'action.hover' }}>
        {column && groupBy && group.value ? (
          <FieldCell
            field={reportField(column, groupBy)}
            name={groupBy}
            value={wordOf(group.value, column)}
            row={{}}
          />
        ) : (
          translate('engine.report.none')
        )}
      </TableCell>
    </TableRow>
  );
};

/** The rows of a page, with the header of each group before them and its totals after them. */
export const ReportRows = ({ report, asked, columns, lines, marks }: RowsProps) => {
  const translate = useTranslate();
  const hasSums = columns.some(({ column }) => column.total);
  const naming = namingColumn(columns);
  const markBox = (row: ReportRow) => {
    if (!marks) return null;
    const id = marks.idOf(row);
    return (
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={marks.selection.ids.includes(id)}
          onChange={() => marks.selection.toggle(id)}
          slotProps={{
            input: {
              'aria-label': translate('engine.report.mark', {
                name: String(row[columns[0]?.key ?? ''] ?? id),
              }),
            },
          }}
        />
      </TableCell>
    );
  };
  return lines.map((line) => {
    if (line.kind === 'head') {
      const span = columns.length + (marks ? 1 : 0);
      return (
        <GroupHead key={`head ${line.group.value ?? ''}`} group={line.group} span={span} report={report} />
      );
    }
    if (line.kind === 'sum') {
      return hasSums ? (
        <SumRow
          key={`sum ${line.group.value ?? ''}`}
          columns={columns}
          figures={line.group.totals}
          name={translate('engine.report.groupTotal')}
          isMarked={marks !== undefined}
        />
      ) : null;
    }
    return (
      <TableRow key={line.at} hover>
        {markBox(line.row)}
        {columns.map(({ key, column, field }) => (
          <TableCell
            key={key}
            align={alignOf(field)}
            sx={{ ...cellWidth(line.row[key]), ...(key === naming ? namingPlace : {}) }}
          >
            <LinkedCell report={report} column={column} name={key} row={line.row} asked={asked}>
              <ReportValue field={field} name={key} row={line.row} column={column} />
            </LinkedCell>
          </TableCell>
        ))}
      </TableRow>
    );
  });
};
