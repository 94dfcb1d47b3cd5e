import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDebouncedSearch } from '../list/filter/use-debounced-search.ts';

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly label?: string;
  readonly focused?: boolean;
  /** On Enter, with what is typed by then. */
  readonly onEnter?: (text: string) => void;
}

/** Quick search over a table. */
export const SearchBox = ({ value, onSearch, label, focused, onEnter }: SearchBoxProps) => {
  const translate = useTranslate();
  const [text, setText] = useDebouncedSearch(value, onSearch);
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={translate('engine.list.search')}
      autoFocus={focused}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.(text)}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': label ?? translate('engine.list.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
