import { Box, Button, Menu, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useRowVerbs, type RowVerb } from './use-row-verbs.ts';
import { titleOf } from '../field/title-of.ts';

interface RowMenuProps {
  readonly resource: AnyResource;
  readonly row: RaRecord;
  readonly onEdit: (row: RaRecord) => void;
}

/** From this many verbs on, a phone card puts them behind three dots (000 §9). */
export const foldedFrom = 4;

/** A few verbs below the head of a card, within reach of a thumb. */
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

/** The verbs of one card: fewer than four are shown directly, more are behind three dots. */
export const CardVerbs = (props: RowMenuProps) => {
  const { resource, row, onEdit } = props;
  const label = useMenuLabel(props);
  const items = useRowVerbs(resource, onEdit)(row);
  if (items.length >= foldedFrom) return <RowMenu {...props} />;
  return items.length === 0 ? null : <VerbButtons verbs={items} label={label} />;
};

const useMenuLabel = ({ resource, row }: RowMenuProps): string => {
  const words = useWords();
  return useTranslate()('engine.list.actionsOf', {
    name: titleOf(resource, row) ?? words.one(resource),
  });
};

interface OpenMenuProps extends RowMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The menu's content is computed once it is opened: a list has hundreds of menus that nobody opens. */
const OpenMenu = ({ resource, row, onEdit, anchor, onClose }: OpenMenuProps) => {
  const translate = useTranslate();
  const items = useRowVerbs(resource, onEdit)(row);
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {items.length === 0 ? <MenuItem disabled>{translate('engine.list.noActions')}</MenuItem> : null}
      {items.map((item) => (
        <MenuItem
          key={item.key}
          sx={item.tone === 'error' ? { color: 'error.main' } : undefined}
          onClick={() => {
            onClose();
            item.run();
          }}
        >
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
};

const dots =
  'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2zm0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2zm0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2z';

/**
 * Looks like the other icon buttons; rendered with plain browser elements, since hundreds of them appear while scrolling.
 */
const Dots = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 30,
  height: 30,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.palette.action.active,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '& > svg': { width: 20, height: 20, fill: 'currentColor' },
}));

/** The verbs of one row behind three dots. */
export const RowMenu = (props: RowMenuProps) => {
  // Null once it was closed again: what was started there continues.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  return (
    <>
      <Dots
        type="button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={useMenuLabel(props)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={dots} />
        </svg>
      </Dots>
      {anchor === undefined ? null : <OpenMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
