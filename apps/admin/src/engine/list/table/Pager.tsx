import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import { Box, IconButton, MenuItem, Select, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface PagerProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onPerPage: (perPage: number) => void;
}

const sizes = [10, 25, 50, 100, 250, 500, 1000];

/** Page X of N, with the page size. */
export const Pager = ({ page, perPage, total, onPage, onPerPage }: PagerProps) => {
  const translate = useTranslate();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const steps = [
    { key: 'first', to: 1, Icon: FirstPage, off: page <= 1 },
    { key: 'previous', to: page - 1, Icon: NavigateBefore, off: page <= 1 },
    { key: 'next', to: page + 1, Icon: NavigateNext, off: page >= pages },
    { key: 'last', to: pages, Icon: LastPage, off: page >= pages },
  ];
  return (
    <Box
      component="nav"
      aria-label={translate('engine.page.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        mt: 1,
        displayPrint: 'none',
      }}
    >
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={perPage}
        onChange={(event) => onPerPage(Number(event.target.value))}
        inputProps={{ 'aria-label': translate('engine.page.size') }}
        renderValue={(size) => translate('engine.page.perPage', { size })}
        sx={{ fontSize: 14, mr: 1 }}
      >
        {(sizes.includes(perPage) ? sizes : [perPage, ...sizes]).map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
      <Typography variant="body2" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('engine.page.of', { page, pages })}
      </Typography>
      <Box>
        {steps.map(({ key, to, Icon, off }) => (
          <IconButton
            key={key}
            size="small"
            // A disabled button would lose the focus on the last page.
            aria-disabled={off}
            sx={off ? { opacity: 0.38, cursor: 'default' } : undefined}
            onClick={() => (off ? undefined : onPage(to))}
            aria-label={translate(`engine.page.${key}`)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
};
