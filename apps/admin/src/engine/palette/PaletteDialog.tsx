import Search from '@mui/icons-material/Search';
import { Box, CircularProgress, Dialog, IconButton, InputBase, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaletteEntry, PalettePage } from './entry.ts';
import { PaletteList } from './PaletteList.tsx';
import { usePalette } from './use-palette.ts';

const listId = 'palette-list';

/** Something with a digit and no blank may be the number of a record. */
const mayBeNumber = (text: string): boolean => /^\S*\d\S*$/.test(text.trim());

/** One box that finds records, pages, reports and actions. */
export const PaletteDialog = ({
  pages,
  first,
  early,
  onClose,
}: {
  readonly pages: readonly PalettePage[];
  /** Addresses of the screens to begin with, until the user has habits of his own. */
  readonly first?: readonly string[];
  /** Takes what was typed before this was on the screen. */
  readonly early?: () => string;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const takeEarly = (): void => {
    const text = early?.() ?? '';
    if (text !== '') setTyped((now) => text + now);
  };
  const [marked, setMarked] = useState(0);
  const { entries, isSearching, isPartial, isSlow, failed, exact } = usePalette(typed, pages, first);
  const at = Math.min(marked, Math.max(entries.length - 1, 0));
  const open = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    onClose();
    if (entry.run) entry.run();
    else if (entry.to !== undefined) void navigate(entry.to);
  };
  const enter = async (): Promise<void> => {
    // Typed and sent off before the list is there: a number opens its record all the same.
    if (mayBeNumber(typed) && (isSearching || entries.length === 0))
      return open((await exact()) ?? entries[at]);
    open(entries[at]);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setMarked((at + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void enter();
    }
  };
  const nothing = typed.trim() !== '' && entries.length === 0 && !isSearching;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          // The sheet is the dialog; what stands on the element around it names nothing.
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
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Search sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={translate('engine.palette.hint')}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={press}
          onFocus={takeEarly}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('engine.palette.title'),
            'aria-expanded': entries.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': entries[at] ? `${listId}-${at}` : undefined,
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: 100,
          }}
        />
        {isSearching ? (
          <CircularProgress size={18} aria-label={translate('engine.palette.searching')} />
        ) : null}
        <IconButton aria-label={translate('engine.verb.close')} onClick={onClose} size="small">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <PaletteList id={listId} entries={entries} marked={at} onMark={setMarked} onOpen={open} />
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ px: 2, py: nothing || failed || isPartial || isSlow ? 2 : 0 }}
      >
        {failed ? translate('engine.palette.failed') : null}
        {nothing && !failed && !isPartial
          ? translate('engine.palette.nothing', { text: typed.trim() })
          : null}
        {isPartial ? translate('engine.palette.partial') : null}
        {isSlow ? translate('engine.palette.searching') : null}
      </Typography>
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
