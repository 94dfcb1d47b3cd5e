import type { Report } from '@school/kernel';
import { useStore } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../environment/environment.ts';
import { useLastUsed } from '../preference/last-used.ts';
import { pathParameters, readParameters, writeParameters } from './parameters.ts';
import { changed, pageIn, sizeIn, sortIn } from './report-state.ts';
import { useFirstRecord } from './use-first-record.ts';

/** The parameters of a report, which are in its address; its initial ones if that contains none. */
export const useAskedReport = (defined: Report) => {
  const { context } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const below = new URLSearchParams(pathParameters(defined, useParams())).toString();
  const [remembered, remember] = useStore(`report.${defined.key}`, '');
  const last = useLastUsed();
  const values = useMemo(() => readParameters(defined, search, context), [defined, search, context]);
  const isBlank = search.size === 0 && remembered === '' && below === '';
  const first = useFirstRecord(defined, values, isBlank);
  useEffect(() => {
    // An address without parameters is replaced by the last ones used, so that it can be bookmarked and sent.
    const start =
      below || remembered || new URLSearchParams(writeParameters({ ...values, ...first })).toString();
    if (search.size === 0 && first && start !== '') setSearch(new URLSearchParams(start), { replace: true });
  }, [below, remembered, search, setSearch, values, first]);
  const missing = Object.entries(defined.parameters).flatMap(([key, field]) =>
    field.required && (values[key] === undefined || values[key] === '') ? [key] : [],
  );
  return {
    values,
    missing,
    isBeginning: first === undefined,
    sort: sortIn(search),
    page: pageIn(search),
    size: sizeIn(search),
    move: (changes: Readonly<Record<string, string | undefined>>): void =>
      setSearch(changed(search, changes)),
    show: (next: Readonly<Record<string, unknown>>): void => {
      const text = new URLSearchParams(writeParameters(next)).toString();
      for (const [key, field] of Object.entries(defined.parameters))
        if (field.type === 'ref') last.keep(field.to, next[key]);
      remember(text);
      setSearch(new URLSearchParams(text));
    },
  };
};
