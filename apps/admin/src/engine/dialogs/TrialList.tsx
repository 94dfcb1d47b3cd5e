import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { OfferedList } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';
import { FieldDisplay } from '../field/FieldDisplay.tsx';
import { isFigure } from '../field/is-figure.ts';

/** All rows that a verb would create, one below the other. */
export const TrialList = ({
  list: { label, fields },
  rows,
  owner,
}: {
  readonly list: OfferedList;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** For the words of the list and its fields. */
  readonly owner: string;
}) => {
  const words = useWords();
  if (rows.length === 0) return null;
  const columns = Object.entries(fields);
  const align = (field: (typeof columns)[number][1]) => (isFigure(field) ? 'right' : 'left');
  return (
    <TableContainer sx={{ maxHeight: '45vh', mt: 2 }} tabIndex={0}>
      <Table size="small" stickyHeader aria-label={label ? words.say(owner, label) : undefined}>
        <TableHead>
          <TableRow>
            {columns.map(([key, field]) => (
              <TableCell key={key} align={align(field)} sx={{ whiteSpace: 'nowrap' }}>
                {words.part(owner, key, field)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={at}>
              {columns.map(([key, field]) => (
                <TableCell key={key} align={align(field)}>
                  <FieldDisplay field={field} name={key} value={row[key]} row={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
