import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField, useMediaQuery, useTheme } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useWords } from '../../catalogue/use-words.ts';
import { pageOf } from '../list-page.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

/** Moves from the search text into the results. */
const intoRows = (event: KeyboardEvent<HTMLElement>): void => {
  const row = event.currentTarget.closest('main')?.querySelector<HTMLElement>('tr[data-row][tabindex="0"]');
  if (!row) return;
  event.preventDefault();
  row.focus();
};

interface SearchFieldProps {
  readonly resource: AnyResource;
  readonly value: string;
  /** Called once typing has paused. */
  readonly onSearch: (text: string) => void;
}

/** Finds rows by the typed text; Down moves into the rows. */
export const SearchField = ({ resource, value, onSearch }: SearchFieldProps) => {
  const translate = useTranslate();
  const words = useWords();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [text, search] = useDebouncedSearch(value, onSearch);
  const isSearch = pageOf(resource)?.purpose === 'search';
  return (
    <TextField
      type="search"
      size="small"
      data-asked={text === '' ? undefined : ''}
      value={text}
      onChange={(event) => search(event.target.value)}
      onKeyDown={(event) => event.key === 'ArrowDown' && intoRows(event)}
      placeholder={translate('engine.list.search')}
      // Users come here to type.
      autoFocus={isSearch && !narrow}
      sx={{ width: { xs: '100%', sm: isSearch ? 420 : 260 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('engine.list.searchIn', { name: words.many(resource) }) },
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
