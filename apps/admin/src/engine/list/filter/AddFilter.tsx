import FilterList from '@mui/icons-material/FilterList';
import { Button, Menu, MenuItem, Popover } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { mayRead } from '../../catalogue/rights.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { filterKey } from './filter-key.ts';

const FilterEditor = lazy(() =>
  import('./FilterEditor.tsx').then((module) => ({ default: module.FilterEditor })),
);
const unfilterable = new Set(['lines', 'group', 'json', 'secret', 'file', 'image', 'computed', 'richText']);

interface AddFilterProps {
  readonly resource: AnyResource;
  readonly onAdd: (key: string, value: unknown) => void;
}

/** Filters by any field that the user may read. */
export const AddFilter = ({ resource, onAdd }: AddFilterProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor } = useEnvironment();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<'menu' | { readonly field: string }>();
  const fields = Object.entries(resource.fields).filter(
    ([, field]) => !unfilterable.has(field.type) && mayRead(actor, resource, field),
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
        {[...fields.map(([key]) => key), 'createdAt', 'updatedAt'].map((key) => (
          <MenuItem key={key} onClick={() => setOpen({ field: key })}>
            {words.field(resource, key)}
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
