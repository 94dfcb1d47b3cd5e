import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import type { ViewRow, WaitingItem } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { opensAddress } from '../catalogue/opens-address.ts';
import { isBlank, shownOf } from '../blocks/view-answer.ts';
import { ViewValue } from '../blocks/ViewValue.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { isBareFigure } from '../field/is-figure.ts';
import { useEnvironment } from '../environment/environment.ts';

const Line = ({ item, row }: { readonly item: WaitingItem; readonly row: ViewRow }) => {
  const words = useWords();
  const [first, ...rest] = shownOf(item);
  if (!first) return null;
  const told = rest.filter(({ key, field }) => !isBlank(row[key]) && !(field.type === 'flag' && !row[key]));
  return (
    <Box component="li" sx={{ py: 0.75, minWidth: 0, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <ViewValue column={first} row={row} />
      </Box>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
      >
        {told.map((column) => (
          <span key={column.key}>
            {isBareFigure(column.field)
              ? `${words.say(`home.${item.key}.${column.key}`, column.label)}: `
              : null}
            <ViewValue column={column} row={row} dense />
          </span>
        ))}
      </Typography>
    </Box>
  );
};

/** One kind of pending item: how many, the first of them, and a link to all. */
export const WaitingCard = ({ item }: { readonly item: WaitingItem }) => {
  const words = useWords();
  const translate = useTranslate();
  const environment = useEnvironment();
  const label = words.say(`home.${item.key}`, item.label);
  return (
    <Paper variant="outlined" component="section" aria-label={label} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h3" variant="subtitle1" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {label}
        </Typography>
        <Chip size="small" color="primary" label={item.total} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {item.rows.map((row, at) => (
          <Line key={at} item={item} row={row} />
        ))}
      </Box>
      {opensAddress(environment, item.to) ? (
        <Button component={Link} to={item.to} size="small" sx={{ mt: 1, ml: -0.5 }}>
          {translate('engine.home.all', { count: item.total })}
        </Button>
      ) : null}
    </Paper>
  );
};
