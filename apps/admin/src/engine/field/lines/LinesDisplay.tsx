import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { AnyField } from '@school/kernel';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { isFigure } from '../is-figure.ts';
import { lineColumns } from './line-columns.ts';
import { useWordedLines } from './use-worded-lines.ts';

type Row = Readonly<Record<string, unknown>>;

/** A record's lines as a small table. */
export const LinesDisplay = ({ field, value, Nested }: ViewProps<'lines'>) => {
  const { actor, catalogue } = useEnvironment();
  const words = useWords();
  const child = catalogue.resource(field.of);
  const columns = lineColumns(child, actor);
  const rows = useWordedLines(columns, Array.isArray(value) ? (value as Row[]) : []);
  const align = (column: AnyField): 'left' | 'right' => (isFigure(column) ? 'right' : 'left');
  if (!Nested) return null;
  return (
    // Words and figures do not wrap: a narrow screen scrolls sideways.
    <TableContainer sx={{ '& td, & th': { overflowWrap: 'normal', wordBreak: 'normal' } }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(([key, column]) => (
              <TableCell key={key} align={align(column)}>
                {words.field(child, key)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={String(row['id'] ?? index)}>
              {columns.map(([key, column]) => (
                <TableCell key={key} align={align(column)}>
                  <Nested field={column} name={key} value={row[key]} row={row} resource={child} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
