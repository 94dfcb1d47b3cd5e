import { Box, Paper, Typography } from '@mui/material';
import type { ShownColumn, StoredFile, ViewRow, WaitingItem } from '@school/kernel';
import { isBlank, shownOf } from '../blocks/view-answer.ts';
import { ViewValue } from '../blocks/ViewValue.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { figuresWrap } from '../field/frame/NumberText.tsx';
import { Picture } from '../field/image/Picture.tsx';

/** The part of a row that names it; the figures are below. */
const isName = ({ field }: ShownColumn): boolean => field.type === 'computed' || field.type === 'text';

const Card = ({ item, row }: { readonly item: WaitingItem; readonly row: ViewRow }) => {
  const words = useWords();
  const columns = shownOf(item);
  const picture = columns.find(({ field }) => field.type === 'image');
  const title = columns.find(isName);
  const places = columns.filter((column) => column !== title && column.field.type === 'ref');
  const facts = columns.filter(
    (column) => column !== picture && column !== title && column.field.type !== 'ref',
  );
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1.5 }}>
        {picture ? (
          <Picture
            file={row[picture.key] as StoredFile | null}
            size={56}
            name={title && String(row[title.key] ?? '')}
          />
        ) : null}
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h6" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title ? <ViewValue column={title} row={row} /> : null}
          </Typography>
          <Typography component="div" variant="body2" color="textSecondary" sx={{ display: 'flex', gap: 1 }}>
            {places.map((column) => (
              <span key={column.key}>
                <ViewValue column={column} row={row} dense />
              </span>
            ))}
          </Typography>
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, auto))' }}
      >
        {facts
          .filter((column) => !isBlank(row[column.key]))
          .map((column) => (
            <Box key={column.key} sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {words.say(`home.${item.key}.${column.key}`, column.label)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, ...figuresWrap }}>
                <ViewValue column={column} row={row} />
              </Typography>
            </Box>
          ))}
      </Box>
    </Paper>
  );
};

/** A card for each person the reader answers for, with what there is to know today. */
export const PersonCards = ({ item }: { readonly item: WaitingItem }) => (
  <Box
    component="section"
    aria-label={useWords().say(`home.${item.key}`, item.label)}
    sx={{
      display: 'grid',
      gap: 2,
      mb: 3,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    }}
  >
    {item.rows.map((row, at) => (
      <Card key={at} item={item} row={row} />
    ))}
  </Box>
);
