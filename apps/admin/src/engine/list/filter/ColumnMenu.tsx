import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Divider, IconButton, Popover, Tooltip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { ColumnChoice } from '../use-columns.ts';

const ColumnChooser = lazy(() =>
  import('../columns/ColumnChooser.tsx').then((module) => ({ default: module.ColumnChooser })),
);

const tallest = 'min(480px, 70dvh)';

/** Opens the column chooser. */
export const ColumnMenu = ({
  resource,
  columns,
}: {
  readonly resource: AnyResource;
  readonly columns: ColumnChoice;
}) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Tooltip title={translate('engine.list.columns')}>
        <IconButton
          size="small"
          aria-haspopup="dialog"
          aria-label={translate('engine.list.columns')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('engine.list.columns'),
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Box sx={{ maxHeight: tallest, overflowY: 'auto', py: 0.5 }}>
          {/* Placed as high as it will be, so that its end is not below that of the page once it is loaded. */}
          <Suspense fallback={<Box sx={{ height: tallest }} />}>
            {anchor ? <ColumnChooser resource={resource} columns={columns} /> : null}
          </Suspense>
        </Box>
        <Divider />
        <Button size="small" sx={{ m: 0.5 }} onClick={() => columns.change(undefined)}>
          {translate('engine.list.columnsReset')}
        </Button>
      </Popover>
    </>
  );
};
