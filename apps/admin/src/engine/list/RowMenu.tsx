import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, Menu, MenuItem, useMediaQuery, useTheme } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useRowVerbs, type RowVerb } from './use-row-verbs.ts';

interface RowMenuProps {
  readonly resource: AnyResource;
  readonly row: RaRecord;
  readonly onEdit: (row: RaRecord) => void;
}

/** From this many verbs on, a card on a phone has them behind three dots (000 §9). */
export const foldedFrom = 4;

/** Few verbs below the head of a card, where a thumb finds them. */
const VerbButtons = ({ verbs, label }: { readonly verbs: readonly RowVerb[]; readonly label: string }) => (
  <Box
    role="group"
    aria-label={label}
    sx={{ flexBasis: '100%', order: 1, display: 'flex', flexWrap: 'wrap', ml: -0.75, columnGap: 0.5 }}
  >
    {verbs.map(({ key, label: words, tone, run }) => (
      <Button
        key={key}
        size="small"
        color={tone === 'error' ? 'error' : 'primary'}
        sx={{ minWidth: 0, px: 0.75 }}
        onClick={run}
      >
        {words}
      </Button>
    ))}
  </Box>
);

/** The verbs of one row behind three dots; on a phone fewer than four stand there themselves. */
export const RowMenu = ({ resource, row, onEdit }: RowMenuProps) => {
  const translate = useTranslate();
  const words = useWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const verbs = useRowVerbs(resource, onEdit);
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const name = String(row[resource.title] ?? words.one(resource));
  const label = translate('engine.list.actionsOf', { name });
  const items = anchor || narrow ? verbs(row) : [];
  if (narrow && items.length < foldedFrom) {
    return items.length === 0 ? null : <VerbButtons verbs={items} label={label} />;
  }
  return (
    <>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={label}
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
