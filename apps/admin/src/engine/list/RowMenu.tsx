import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useRowVerbs } from './use-row-verbs.ts';

interface RowMenuProps {
  readonly resource: AnyResource;
  readonly row: RaRecord;
  readonly onEdit: (row: RaRecord) => void;
}

/** The verbs of one row behind three dots. */
export const RowMenu = ({ resource, row, onEdit }: RowMenuProps) => {
  const translate = useTranslate();
  const words = useWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const verbs = useRowVerbs(resource, onEdit);
  const name = String(row[resource.title] ?? words.one(resource));
  const items = anchor ? verbs(row) : [];
  return (
    <>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={translate('engine.list.actionsOf', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {items.length === 0 ? <MenuItem disabled>{translate('engine.list.noActions')}</MenuItem> : null}
        {items.map((item) => (
          <MenuItem
            key={item.key}
            sx={item.tone === 'error' ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(undefined);
              item.run();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
