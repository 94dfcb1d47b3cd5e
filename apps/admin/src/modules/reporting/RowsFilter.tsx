import { Box, Chip, Typography } from '@mui/material';
import type { AnyResource, Filter } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { AddFilter } from '../../engine/list/filter/AddFilter.tsx';
import { FilterWords } from '../../engine/list/filter/FilterWords.tsx';
import { readFilterKey } from '../../engine/filter/filter-key.ts';

const FilterBuilder = lazy(() =>
  import('../../engine/list/tree/FilterBuilder.tsx').then((module) => ({ default: module.FilterBuilder })),
);

interface RowsFilterProps {
  readonly resource: AnyResource;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which rows a report has: the conditions of a list, entered with the list's own controls. */
export const RowsFilter = ({ resource, filter, onChange }: RowsFilterProps) => {
  const translate = useTranslate();
  const [building, setBuilding] = useState(false);
  const keys = Object.keys(filter);
  const without = (key: string): Filter => {
    const { [key]: _gone, ...rest } = filter;
    return rest;
  };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      // Applying this must not submit the surrounding form, which would save the report.
      onSubmit={(event) => event.stopPropagation()}
    >
      {keys.length === 0 ? (
        <Typography color="textSecondary">{translate('reporting.allRows')}</Typography>
      ) : null}
      {keys.map((key) => (
        <Chip
          key={key}
          color="primary"
          variant="outlined"
          onClick={() => setBuilding(true)}
          onDelete={() => onChange(without(key))}
          label={
            key.startsWith('_') ? (
              translate('engine.filter.combined')
            ) : (
              <FilterWords resource={resource} {...readFilterKey(resource, key)} value={filter[key]} />
            )
          }
        />
      ))}
      <AddFilter
        resource={resource}
        onAdd={(key, value) => onChange({ ...filter, [key]: value } as Filter)}
        onCombine={() => setBuilding(true)}
      />
      {building ? (
        <Suspense fallback={null}>
          <FilterBuilder
            resource={resource}
            filter={filter}
            onClose={() => setBuilding(false)}
            onDone={(next) => {
              setBuilding(false);
              onChange(next as Filter);
            }}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};
