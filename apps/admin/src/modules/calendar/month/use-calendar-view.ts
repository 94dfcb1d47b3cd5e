import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { viewOf } from './views.ts';

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** What the calendar shows, from the address. `keep` puts it there; an empty value is left out. */
export const useCalendarView = () => {
  const { context } = useEnvironment();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('date');
  const hidden = useMemo(() => new Set((search.get('hide') ?? '').split(',').filter(Boolean)), [search]);
  const keep = (values: Readonly<Record<string, string>>): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [key, value] of Object.entries(values))
          if (value === '') next.delete(key);
          else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  return {
    view: viewOf(search.get('view'), isPhone),
    date: isDay(wanted) ? wanted : context.today,
    /** The kinds that are not shown. */
    hidden,
    keep,
  };
};
