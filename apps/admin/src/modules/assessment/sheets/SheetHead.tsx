import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Sheet } from './use-sheet.ts';

export const cell = { borderBottom: 1, borderColor: 'divider', px: 1, py: 0.25, textAlign: 'left' } as const;
/** The column of the students stays in sight. */
export const firstColumn = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 } as const;

const head = {
  ...cell,
  position: 'sticky',
  top: 0,
  bgcolor: 'background.paper',
  zIndex: 2,
  fontWeight: 600,
  verticalAlign: 'bottom',
} as const;
const small = { display: 'block', color: 'text.secondary', fontWeight: 400 } as const;

/** What each column is about and how much it gives at most. */
export const SheetHead = ({ columns }: Pick<Sheet, 'columns'>) => {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        <Box component="th" sx={{ ...head, ...firstColumn, zIndex: 3 }}>
          {translate('assessment.column.student')}
        </Box>
        {columns.map(({ id, part, name, maximum }) => (
          <Box component="th" key={id} scope="col" sx={{ ...head, minWidth: 96, maxWidth: 160 }}>
            {part ? (
              <Box component="span" sx={small}>
                {part}
              </Box>
            ) : null}
            {name}
            <Box component="span" sx={small}>
              {translate('assessment.sheet.most', { most: Number(maximum) })}
            </Box>
          </Box>
        ))}
      </tr>
    </thead>
  );
};
