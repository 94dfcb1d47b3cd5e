import { Chip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useWords } from '../../catalogue/use-words.ts';

type Filters = Readonly<Record<string, unknown>>;

const archiveOf = ({ archived }: Filters): Filters => (archived === undefined ? {} : { archived });

/** Whether a list shows what a view of its definition shows, regardless of the search. */
export const isViewShown = (filters: Filters, view: Filters): boolean => {
  const { q: _q, archived: _archived, ...conditions } = filters;
  const archive = archiveOf(filters);
  return JSON.stringify({ ...archive, ...view }) === JSON.stringify({ ...archive, ...conditions });
};

interface ViewChipsProps {
  readonly resource: AnyResource;
  readonly views: NonNullable<AnyResource['list']['views']>;
  readonly filters: Filters;
  readonly onFilters: (next: Filters) => void;
}

/** The views of the definition: a click shows one, a second one everything again. An active search is kept. */
export const ViewChips = ({ resource, views, filters, onFilters }: ViewChipsProps) => {
  const words = useWords();
  const { q } = filters;
  const kept = { ...(q === undefined ? {} : { q }), ...archiveOf(filters) };
  return views.map(({ key, label, filter }) => {
    const isShown = isViewShown(filters, filter);
    return (
      <Chip
        key={key}
        label={words.say(`resources.${resource.key}.views.${key}`, label)}
        data-asked={isShown ? '' : undefined}
        color={isShown ? 'primary' : 'default'}
        variant={isShown ? 'filled' : 'outlined'}
        aria-pressed={isShown}
        onClick={() => onFilters({ ...kept, ...(isShown ? {} : filter) })}
      />
    );
  });
};
