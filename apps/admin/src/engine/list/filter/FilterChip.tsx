import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Chip, Popover } from '@mui/material';
import type { AnyResource, FilterOperator } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { filterKey, readFilterKey } from '../../filter/filter-key.ts';
import { FilterWords } from './FilterWords.tsx';
import { useFilterFields } from '../../filter/use-filter-field.ts';

const FilterEditor = lazy(() =>
  import('./FilterEditor.tsx').then((module) => ({ default: module.FilterEditor })),
);

interface FilterChipProps {
  readonly resource: AnyResource;
  /** An active filter. */
  readonly filterKey?: string;
  /** Or a field that can be filtered by. */
  readonly field?: string;
  readonly value?: unknown;
  /** What else narrows the list. */
  readonly among?: Readonly<Record<string, unknown>>;
  readonly onChange: (key: string, value: unknown) => void;
  readonly onRemove?: () => void;
  /** Opens the builder, for conditions that a chip alone cannot change. */
  readonly onCombine?: () => void;
}

/** One condition: shows what it narrows to, opens for editing. */
export const FilterChip = ({
  resource,
  filterKey: given,
  field = '',
  value,
  among,
  onChange,
  onRemove,
  onCombine,
}: FilterChipProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const read: { field: string; operator?: FilterOperator } =
    given === undefined ? { field } : readFilterKey(resource, given);
  const name = useFilterFields(resource).at(read.field)?.name ?? read.field;
  const isGroup = given?.startsWith('_') === true;
  return (
    <>
      <Chip
        variant={given === undefined ? 'outlined' : 'filled'}
        color={given === undefined ? 'default' : 'primary'}
        aria-haspopup="dialog"
        data-asked={given === undefined ? undefined : ''}
        label={
          isGroup ? (
            translate('engine.filter.combined')
          ) : given === undefined ? (
            name
          ) : (
            <FilterWords
              resource={resource}
              field={read.field}
              operator={read.operator ?? 'eq'}
              value={value}
            />
          )
        }
        onClick={(event) => (isGroup ? onCombine?.() : setAnchor(event.currentTarget))}
        onDelete={
          onRemove ??
          ((event: { currentTarget: { parentElement: HTMLElement | null } }) =>
            setAnchor(event.currentTarget.parentElement ?? undefined))
        }
        deleteIcon={onRemove ? undefined : <ArrowDropDown />}
      />
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Suspense fallback={null}>
          {anchor ? (
            <FilterEditor
              resource={resource}
              field={read.field}
              operator={read.operator}
              value={value}
              among={among}
              onTick={(operator, next) => onChange(filterKey(read.field, operator), next)}
              onDone={(operator, next) => {
                setAnchor(undefined);
                onChange(filterKey(read.field, operator), next);
              }}
            />
          ) : null}
        </Suspense>
      </Popover>
    </>
  );
};
