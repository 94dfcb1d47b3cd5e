import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Checkbox, IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../../catalogue/use-words.ts';
import type { ColumnChoice } from '../use-columns.ts';

/** Shows and hides columns; they keep the order of the definition. */
export const ColumnMenu = ({
  resource,
  columns,
}: {
  readonly resource: AnyResource;
  readonly columns: ColumnChoice;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const toggle = (key: string): void => {
    const shown = columns.shown.includes(key)
      ? columns.shown.filter((one) => one !== key)
      : columns.all.filter((one) => one === key || columns.shown.includes(one));
    if (shown.length > 0) columns.change(shown);
  };
  return (
    <>
      <Tooltip title={translate('engine.list.columns')}>
        <IconButton
          size="small"
          aria-haspopup="menu"
          aria-label={translate('engine.list.columns')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { sx: { maxHeight: 420 } } }}
      >
        {columns.all.map((key) => (
          <MenuItem
            key={key}
            dense
            role="menuitemcheckbox"
            aria-checked={columns.shown.includes(key)}
            onClick={() => toggle(key)}
          >
            <Checkbox size="small" tabIndex={-1} checked={columns.shown.includes(key)} sx={{ p: 0, mr: 1 }} />
            <ListItemText>{words.field(resource, key)}</ListItemText>
          </MenuItem>
        ))}
        <MenuItem dense divider={false} onClick={() => columns.change(undefined)}>
          {translate('engine.list.columnsReset')}
        </MenuItem>
      </Menu>
    </>
  );
};
