import { Button, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult } from 'react-admin';
import { useEnvironment } from '../environment/environment.ts';
import { useChosenYear, useYearOf } from './use-chosen-year.ts';
import { showsYear, withoutYear, yearFilter } from './year-scope.ts';

interface YearNoteProps {
  readonly resource: AnyResource;
  readonly list: Pick<ListControllerResult, 'filterValues' | 'setFilters' | 'total'>;
}

/**
 * Which year a list shows while the user works in one: that year alone, that it has no rows, or all years; with a link to
 * the others.
 */
export const YearNote = ({ resource, list }: YearNoteProps) => {
  const translate = useTranslate();
  const { years = [] } = useEnvironment();
  const { choose } = useChosenYear();
  const { year } = useYearOf(resource);
  if (!year || list.total === undefined) return null;
  const filter = list.filterValues as Readonly<Record<string, unknown>>;
  const isNarrowed = showsYear(resource, filter, year);
  const current = years.find((one) => one.current && one.id !== year.id);
  const state = !isNarrowed ? 'others' : list.total === 0 ? 'empty' : 'only';
  const showCurrent = (): void => {
    if (!current) return;
    choose(current.id);
    list.setFilters({ ...withoutYear(resource, filter, year), ...yearFilter(resource, current) });
  };
  return (
    <Typography
      component="div"
      variant="body2"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, displayPrint: 'none' }}
    >
      <span>{translate(`engine.year.shows.${state}`, { name: year.name })}</span>
      {isNarrowed && current ? (
        <Button size="small" onClick={showCurrent}>
          {translate('engine.year.show', { name: current.name })}
        </Button>
      ) : null}
      <Button
        size="small"
        onClick={() =>
          list.setFilters(
            isNarrowed ? withoutYear(resource, filter, year) : { ...filter, ...yearFilter(resource, year) },
          )
        }
      >
        {translate(isNarrowed ? 'engine.year.showAll' : 'engine.year.show', { name: year.name })}
      </Button>
    </Typography>
  );
};
