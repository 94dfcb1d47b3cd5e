import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useDebouncedSearch } from '../list/filter/use-debounced-search.ts';

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly label?: string;
}

/** Quick search over a table. */
export const SearchBox = ({ value, onSearch, label }: SearchBoxProps) => {
  const translate = useTranslate();
  const [text, setText] = useDebouncedSearch(value, onSearch);
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={translate('engine.list.search')}
      onChange={(event) => setText(event.target.value)}
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
