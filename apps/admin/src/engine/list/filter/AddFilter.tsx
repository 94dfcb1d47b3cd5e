import FilterList from '@mui/icons-material/FilterList';
import { Button, Menu, MenuItem, Popover } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { filterKey } from '../../filter/filter-key.ts';
import { useFilterFields } from '../../filter/use-filter-field.ts';

const FilterEditor = lazy(() =>
  import('./FilterEditor.tsx').then((module) => ({ default: module.FilterEditor })),
);

interface AddFilterProps {
  readonly resource: AnyResource;
  readonly onAdd: (key: string, value: unknown) => void;
  /** Opens the group builder. */
  readonly onCombine: () => void;
}

/** Filters by any field that the user may read. */
export const AddFilter = ({ resource, onAdd, onCombine }: AddFilterProps) => {
  const translate = useTranslate();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<'menu' | { readonly field: string }>();
  const fields = useFilterFields(resource).all.filter(
    ({ owner, elsewhere }) => owner === resource || elsewhere !== undefined,
  );
  return (
    <>
      <Button
        ref={setButton}
        size="small"
        startIcon={<FilterList />}
        onClick={() => setOpen('menu')}
        aria-haspopup="menu"
      >
        {translate('engine.filter.add')}
      </Button>
      <Menu
        open={open === 'menu'}
        anchorEl={button}
        onClose={() => setOpen(undefined)}
        slotProps={{ paper: { sx: { maxHeight: 360 } } }}
      >
        <MenuItem
          divider
          onClick={() => {
            setOpen(undefined);
            onCombine();
          }}
        >
          {translate('engine.filter.combine')}
        </MenuItem>
        {fields.map(({ path, name }) => (
          <MenuItem key={path} onClick={() => setOpen({ field: path })}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={typeof open === 'object'}
        anchorEl={button}
        onClose={() => setOpen(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Suspense fallback={null}>
          {typeof open === 'object' ? (
            <FilterEditor
              resource={resource}
              field={open.field}
              onDone={(operator, value) => {
                setOpen(undefined);
                onAdd(filterKey(open.field, operator), value);
              }}
            />
          ) : null}
        </Suspense>
      </Popover>
    </>
  );
};
