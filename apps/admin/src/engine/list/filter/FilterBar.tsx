import FilterList from '@mui/icons-material/FilterList';
import { Box, Button, useMediaQuery, useTheme } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { GroupControl } from '../groups/group-control.ts';
import { withFilter } from '../list-state.ts';
import { pageOf } from '../list-page.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { AddFilter } from './AddFilter.tsx';
import { FilterChip } from './FilterChip.tsx';
import { SearchField } from './SearchField.tsx';
import { ViewChips } from './ViewChips.tsx';
import { ListTools } from './ListTools.tsx';
import { Combining } from './Combining.tsx';
import { useBarFilters } from './use-bar-filters.ts';

interface FilterBarProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: ColumnChoice;
  readonly groups?: GroupControl;
  readonly embedded?: boolean;
  /** References already determined by the address; there is nothing left to choose. */
  readonly given?: readonly string[] | undefined;
}

/** Search, filters, views and the archive switch above a table. */
export const FilterBar = ({ resource, list, columns, groups, embedded, given }: FilterBarProps) => {
  const translate = useTranslate();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const [building, setBuilding] = useState(false);
  const purpose = pageOf(resource)?.purpose;
  const { filters, set, active, views, entries, without } = useBarFilters(resource, list, given);
  const searchable = Object.values(resource.fields).some((field) => field.search);
  const asked = (field: string, filterKey: string | undefined) => ({
    ...(filterKey === undefined
      ? {}
      : {
          filterKey,
          value: filters[filterKey],
          onRemove: () => set(withFilter(filters, filterKey, undefined)),
        }),
    ...(embedded ? {} : { among: without(field) }),
    onChange: (nextKey: string, value: unknown): void => {
      const others = filterKey === undefined ? without(field) : withFilter(filters, filterKey, undefined);
      set(withFilter(others, nextKey, value));
    },
  });
  if (embedded && (list.total ?? 0) <= list.perPage && active.length === 0 && !filters['q']) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        // Printouts show what the list was filtered by, and none of the options.
        displayPrint: active.length > 0 || filters['q'] ? 'flex' : 'none',
        '@media print': { '& > :not([data-asked])': { display: 'none !important' } },
      }}
    >
      {searchable ? (
        <SearchField
          resource={resource}
          value={String(filters['q'] ?? '')}
          onSearch={(q) => set(withFilter(filters, 'q', q))}
        />
      ) : null}
      {narrow && purpose !== 'search' ? (
        <Button size="small" startIcon={<FilterList />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {translate('engine.filter.filters')}
        </Button>
      ) : null}
      <ViewChips
        views={narrow && !open && purpose !== 'search' ? [] : views}
        resource={resource}
        filters={filters}
        onFilters={set}
      />
      {entries
        .filter(({ filterKey }) => filterKey !== undefined || !narrow || open)
        .map(({ id, field, filterKey }) => (
          <FilterChip
            key={id}
            resource={resource}
            field={field}
            {...asked(field, filterKey)}
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
      <ListTools resource={resource} list={list} columns={columns} groups={groups} embedded={embedded} />
      {building ? (
        <Combining resource={resource} filters={filters} onFilters={set} onClose={() => setBuilding(false)} />
      ) : null}
    </Box>
  );
};
