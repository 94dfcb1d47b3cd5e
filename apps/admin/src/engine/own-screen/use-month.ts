import { useMemo } from 'react';
import { baseOf } from '../data/addresses.ts';
import { useCall } from '../environment/use-call.ts';
import { useEnvironment } from '../environment/environment.ts';
import { monthOf, type Month } from './month.ts';
import { useParam } from './use-param.ts';

/** Rows whose latest month is shown initially: their resource, a day of it, and which of them count. */
export interface MonthRows {
  readonly resource: string;
  readonly day: string;
  readonly filter?: Readonly<Record<string, unknown>>;
}

/**
 * The month of a page, which is in the address once chosen. Until then it is the latest that has rows, otherwise the
 * current one.
 * @param rows undefined: the page is not about a month
 * @returns undefined until it is known
 */
export const useMonth = (
  rows: MonthRows | undefined,
): readonly [Month | undefined, (month: string) => void] => {
  const { catalogue, context } = useEnvironment();
  const [given, choose] = useParam('month');
  const isAsked = rows !== undefined && given === '';
  const { data, error } = useCall<readonly Readonly<Record<string, unknown>>[]>(
    isAsked ? `${baseOf(catalogue.resource(rows.resource))}/getall` : undefined,
    rows && {
      filter: rows.filter ?? {},
      fields: ['id', rows.day],
      sort: [rows.day, 'DESC'],
      range: [0, 0],
    },
  );
  const known = rows !== undefined && (!isAsked || data !== undefined || error !== null);
  const text = isAsked ? String(data?.[0]?.[rows.day] ?? '').slice(0, 7) : given;
  const month = useMemo(
    () => (known ? monthOf(text, context.today) : undefined),
    [known, text, context.today],
  );
  return [month, choose];
};
