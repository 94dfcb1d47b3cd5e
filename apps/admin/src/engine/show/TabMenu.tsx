import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OfferedTab } from './use-record-parts.ts';

interface TabMenuProps {
  readonly tabs: readonly OfferedTab[];
  readonly onOpen: (key: string) => void;
}

/** The parts of a record that are not in the row; empty ones come last, and are labelled as such. */
export const TabMenu = ({ tabs, onOpen }: TabMenuProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const blank = tabs.filter(({ isBlank }) => isBlank);
  const item = ({ key, label, isBlank }: OfferedTab) => (
    <MenuItem
      key={key}
      sx={isBlank ? { color: 'text.secondary' } : undefined}
      onClick={() => {
        setAnchor(null);
        onOpen(key);
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap', color: 'text.secondary', px: 2 }}
      >
        {translate('engine.show.moreTabs', { count: tabs.length })}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {tabs.filter(({ isBlank }) => !isBlank).map(item)}
        {blank.length > 0 ? (
          <ListSubheader sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
            {translate('engine.show.nothingEntered')}
          </ListSubheader>
        ) : null}
        {blank.map(item)}
      </Menu>
    </>
  );
};
