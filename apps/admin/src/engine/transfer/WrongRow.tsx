import { InputBase, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { WrongCells } from './wrong-cells.ts';

interface WrongRowProps {
  readonly row: number;
  readonly columns: readonly { readonly name: string; readonly at: number }[];
  readonly texts: readonly string[];
  readonly wrong: WrongCells;
  readonly mended: Readonly<Record<string, string>> | undefined;
  readonly onMend: (column: string, text: string) => void;
}

/** One invalid row: each cell can be edited, the invalid ones show what is wrong with them. */
export const WrongRow = ({ row, columns, texts, wrong, mended, onMend }: WrongRowProps) => {
  const translate = useTranslate();
  const reasonId = useId();
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ minWidth: wrong.others.length > 0 ? 160 : undefined }}>
        {row}
        {wrong.others.map((reason) => (
          <Typography key={reason} variant="caption" color="error" sx={{ display: 'block' }}>
            {reason}
          </Typography>
        ))}
      </TableCell>
      {columns.map(({ name, at }) => {
        const reason = wrong.byColumn.get(name);
        const written = mended?.[name];
        return (
          <TableCell key={name} sx={{ minWidth: reason ? 190 : 130, p: 0.75 }}>
            <InputBase
              fullWidth
              value={written ?? texts[at] ?? ''}
              onChange={(event) => onMend(name, event.target.value)}
              inputProps={{
                'aria-label': translate('engine.import.mend.cell', { row, column: name }),
                'aria-invalid': reason !== undefined,
                ...(reason ? { 'aria-describedby': `${reasonId}-${at}` } : {}),
              }}
              sx={{
                fontSize: '0.875rem',
                px: 0.75,
                borderRadius: 1,
                border: 1,
                borderColor: written !== undefined ? 'primary.main' : reason ? 'error.main' : 'transparent',
                '&:hover': { borderColor: written !== undefined || reason ? undefined : 'divider' },
                '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
              }}
            />
            {reason ? (
              <Typography
                id={`${reasonId}-${at}`}
                variant="caption"
                color={written === undefined ? 'error' : 'textSecondary'}
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {reason}
              </Typography>
            ) : null}
          </TableCell>
        );
      })}
    </TableRow>
  );
};
