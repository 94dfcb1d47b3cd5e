import { Dialog, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { PalettePage } from './entry.ts';
import { PaletteList } from './PaletteList.tsx';
import { usePalette, type Palette } from './use-palette.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { useMarkedEntry } from './use-marked-entry.ts';

const listId = 'palette-list';

interface PaletteStateProps {
  readonly typed: string;
  readonly palette: Palette;
}

/** Tells when nothing was found, or not everything was searched. */
const PaletteState = ({ typed, palette }: PaletteStateProps) => {
  const { entries, isSearching, isPartial, isSlow, failed } = palette;
  const translate = useTranslate();
  const nothing = typed.trim() !== '' && entries.length === 0 && !isSearching;
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ px: 2, py: nothing || failed || isPartial || isSlow ? 2 : 0 }}
    >
      {failed ? translate('engine.palette.failed') : null}
      {nothing && !failed && !isPartial ? translate('engine.palette.nothing', { text: typed.trim() }) : null}
      {isPartial ? translate('engine.palette.partial') : null}
      {isSlow ? translate('engine.palette.searching') : null}
    </Typography>
  );
};

/** A single box that finds records, pages, reports and actions. */
export const PaletteDialog = ({
  pages,
  first,
  early,
  onClose,
}: {
  readonly pages: readonly PalettePage[];
  /** Addresses of the screens to start with, until the user has habits of his own. */
  readonly first?: readonly string[];
  /** Takes what was typed before this was on the screen. */
  readonly early?: () => string;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const takeEarly = (): void => {
    const text = early?.() ?? '';
    if (text !== '') setTyped((now) => text + now);
  };
  const palette = usePalette(typed, pages, first);
  const { entries, isSearching } = palette;
  const { at, setMarked, open, press } = useMarkedEntry(typed, palette, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          // The sheet is the dialog; attributes on the element around it name nothing.
          'aria-label': translate('engine.palette.title'),
          sx: {
            m: { xs: 1, sm: 4 },
            width: { xs: 'calc(100% - 16px)', sm: '100%' },
            alignSelf: 'flex-start',
            mt: { xs: 1, sm: '10vh' },
          },
        },
      }}
    >
      <PaletteBox
        typed={typed}
        marked={entries[at] ? `${listId}-${at}` : undefined}
        listId={listId}
        hasEntries={entries.length > 0}
        isSearching={isSearching}
        onType={(text) => {
          setTyped(text);
          setMarked(0);
        }}
        onKeyDown={press}
        onFocus={takeEarly}
        onClose={onClose}
      />
      <PaletteList id={listId} entries={entries} marked={at} onMark={setMarked} onOpen={open} />
      <PaletteState typed={typed} palette={palette} />
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: { xs: 'none', sm: 'block' } }}
      >
        {translate('engine.palette.keys')}
      </Typography>
    </Dialog>
  );
};
