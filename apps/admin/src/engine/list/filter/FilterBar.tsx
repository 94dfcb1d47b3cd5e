import FilterList from '@mui/icons-material/FilterList';
import Search from '@mui/icons-material/Search';
import {
  Box,
  Button,
  Chip,
  FormControlLabel,
  InputAdornment,
  Switch,
  TextField,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { GroupMenu } from '../groups/GroupMenu.tsx';
import type { GroupControl } from '../groups/group-control.ts';
import { shownFilters, withFilter } from '../list-state.ts';
import { pageOf } from '../list-page.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { readableView } from '../views/readable-view.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';
import { AddFilter } from './AddFilter.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { readFilterKey } from '../../filter/filter-key.ts';
import { FilterChip } from './FilterChip.tsx';
import { isOffered } from '../../filter/filter-field.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

const FilterBuilder = lazy(() =>
  import('../tree/FilterBuilder.tsx').then((module) => ({ default: module.FilterBuilder })),
);

interface FilterBarProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: ColumnChoice;
  readonly groups?: GroupControl;
  readonly embedded?: boolean;
  /** References that the address has decided already; there is nothing left to choose. */
  readonly given?: readonly string[] | undefined;
}

/** Search, filters, views and the archive switch above a table. */
export const FilterBar = ({ resource, list, columns, groups, embedded, given }: FilterBarProps) => {
  const translate = useTranslate();
  const words = useWords();
  const environment = useEnvironment();
  const filters = list.filterValues as Record<string, unknown>;
  const set = (next: Readonly<Record<string, unknown>>): void => list.setFilters({ ...next });
  const [text, search] = useDebouncedSearch(String(filters['q'] ?? ''), (q) =>
    set(withFilter(filters, 'q', q)),
  );
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const [building, setBuilding] = useState(false);
  const { q, archived, ...conditions } = filters;
  const purpose = pageOf(resource)?.purpose;
  const searchable = Object.values(resource.fields).some((field) => field.search);
  const active = shownFilters(filters);
  const archive = filters['archived'] === undefined ? {} : { archived: filters['archived'] };
  // Who searches within a view stays in it.
  const searched = q === undefined ? {} : { q };
  const isView = (filter: object): boolean =>
    JSON.stringify({ ...archive, ...filter }) === JSON.stringify({ ...archive, ...conditions });
  /** From what was searched for into what was found. */
  const intoRows = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.currentTarget.closest('main')?.querySelector<HTMLElement>('tr[data-row][tabindex="0"]');
    if (!row) return;
    event.preventDefault();
    row.focus();
  };
  // A view of what the reader may not see would say what there is, and be refused.
  const views = (resource.list.views ?? []).filter(
    ({ filter }) => !readableView(resource, environment.actor, { filter }).isLess,
  );
  // A view says by its name what its filters say.
  const chips = views.some(({ filter }) => isView(filter)) ? [] : active;
  const fieldOf = (key: string): string => readFilterKey(resource, key).field;
  const offered = (resource.list.filters ?? []).filter(
    (key) => given?.includes(key) !== true && purpose !== 'criteria' && isOffered(environment, resource, key),
  );
  // A filter that is set stays where it was offered, so that nothing moves away under the pointer.
  const entries: readonly { readonly id: string; readonly field: string; readonly filterKey?: string }[] = [
    ...offered.flatMap((field) => {
      const own = chips.filter((key) => fieldOf(key) === field);
      return own.length === 0
        ? [{ id: field, field }]
        : own.map((filterKey, at) => ({ id: at === 0 ? field : filterKey, field, filterKey }));
    }),
    ...chips
      .filter((key) => !offered.includes(fieldOf(key)))
      .map((filterKey) => ({ id: filterKey, field: fieldOf(filterKey), filterKey })),
  ];
  const without = (field: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(filters).filter(([key]) => fieldOf(key) !== field));
  if (embedded && (list.total ?? 0) <= list.perPage && active.length === 0 && !filters['q']) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        // On paper stands what the list was asked for, and none of what could be asked.
        displayPrint: active.length > 0 || filters['q'] ? 'flex' : 'none',
        '@media print': { '& > :not([data-asked])': { display: 'none !important' } },
      }}
    >
      {searchable ? (
        <TextField
          type="search"
          size="small"
          data-asked={text === '' ? undefined : ''}
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => event.key === 'ArrowDown' && intoRows(event)}
          placeholder={translate('engine.list.search')}
          // One comes here to type.
          autoFocus={purpose === 'search' && !narrow}
          sx={{ width: { xs: '100%', sm: purpose === 'search' ? 420 : 260 } }}
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
      ) : null}
      {narrow && purpose !== 'search' ? (
        <Button size="small" startIcon={<FilterList />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {translate('engine.filter.filters')}
        </Button>
      ) : null}
      {(narrow && !open && purpose !== 'search' ? [] : views).map((view) => (
        <Chip
          key={view.key}
          label={words.say(`resources.${resource.key}.views.${view.key}`, view.label)}
          data-asked={isView(view.filter) ? '' : undefined}
          color={isView(view.filter) ? 'primary' : 'default'}
          variant={isView(view.filter) ? 'filled' : 'outlined'}
          aria-pressed={isView(view.filter)}
          onClick={() => set({ ...searched, ...archive, ...(isView(view.filter) ? {} : view.filter) })}
        />
      ))}
      {entries
        .filter(({ filterKey }) => filterKey !== undefined || !narrow || open)
        .map(({ id, field, filterKey }) => (
          <FilterChip
            key={id}
            resource={resource}
            field={field}
            {...(filterKey === undefined
              ? {}
              : {
                  filterKey,
                  value: filters[filterKey],
                  onRemove: () => set(withFilter(filters, filterKey, undefined)),
                })}
            {...(embedded ? {} : { among: without(field) })}
            onChange={(nextKey, value) =>
              set(
                withFilter(
                  filterKey === undefined ? without(field) : withFilter(filters, filterKey, undefined),
                  nextKey,
                  value,
                ),
              )
            }
            onCombine={() => setBuilding(true)}
          />
        ))}
      {(narrow && !open) || purpose === 'search' ? null : (
        <AddFilter
          resource={resource}
          onAdd={(key, value) => set(withFilter(filters, key, value))}
          onCombine={() => setBuilding(true)}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: { xs: 0.5, sm: 1 },
          ml: 'auto',
        }}
      >
        {resource.noArchive ? null : (
          <FormControlLabel
            sx={{ ml: 0, mr: 0 }}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Switch
                size="small"
                checked={filters['archived'] === true}
                onChange={(_event, on) => set({ ...filters, archived: on })}
              />
            }
            label={translate('engine.list.archived')}
          />
        )}
        {embedded ? null : (
          <ViewMenu resource={resource} list={list} columns={columns.shown} group={groups?.chosen} />
        )}
        {groups ? <GroupMenu resource={resource} grouping={groups} onChange={groups.choose} /> : null}
        <ColumnMenu resource={resource} columns={columns} />
      </Box>
      {building ? (
        <Suspense fallback={null}>
          <FilterBuilder
            resource={resource}
            filter={conditions}
            onClose={() => setBuilding(false)}
            onDone={(next) => {
              setBuilding(false);
              set({
                ...(q === undefined ? {} : { q }),
                ...(archived === undefined ? {} : { archived }),
                ...next,
              });
            }}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};
