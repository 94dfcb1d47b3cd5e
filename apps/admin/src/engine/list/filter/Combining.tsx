import type { AnyResource } from '@school/kernel';
import { lazy, Suspense } from 'react';

const FilterBuilder = lazy(() =>
  import('../tree/FilterBuilder.tsx').then((module) => ({ default: module.FilterBuilder })),
);

interface CombiningProps {
  readonly resource: AnyResource;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly onFilters: (next: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

/** Conditions combined in a dialog of their own; the search text, and whether it is the archive, stays. */
export const Combining = ({ resource, filters, onFilters, onClose }: CombiningProps) => {
  const { q, archived, ...conditions } = filters;
  return (
    <Suspense fallback={null}>
      <FilterBuilder
        resource={resource}
        filter={conditions}
        onClose={onClose}
        onDone={(next) => {
          onClose();
          onFilters({
            ...(q === undefined ? {} : { q }),
            ...(archived === undefined ? {} : { archived }),
            ...next,
          });
        }}
      />
    </Suspense>
  );
};
