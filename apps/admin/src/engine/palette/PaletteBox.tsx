import { useTranslate } from 'react-admin';
import Search from '@mui/icons-material/Search';
import { Box, IconButton, CircularProgress, InputBase, type InputBaseProps } from '@mui/material';
import Close from '@mui/icons-material/Close';

interface PaletteBoxProps extends Pick<InputBaseProps, 'onKeyDown' | 'onFocus'> {
  readonly typed: string;
  readonly listId: string;
  /** Id of the entry that Enter opens. */
  readonly marked: string | undefined;
  readonly hasEntries: boolean;
  readonly isSearching: boolean;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** Where the search text is typed. */
export const PaletteBox = (props: PaletteBoxProps) => {
  const translate = useTranslate();
  return (
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
        value={props.typed}
        placeholder={translate('engine.palette.hint')}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={props.onKeyDown}
        onFocus={props.onFocus}
        inputProps={{
          role: 'combobox',
          'aria-label': translate('engine.palette.title'),
          'aria-expanded': props.hasEntries,
          'aria-controls': props.listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': props.marked,
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          maxLength: 100,
        }}
      />
      {props.isSearching ? (
        <CircularProgress size={18} aria-label={translate('engine.palette.searching')} />
      ) : null}
      <IconButton aria-label={translate('engine.verb.close')} onClick={props.onClose} size="small">
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
