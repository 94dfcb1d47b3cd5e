import { useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { payslipCall } from '../calls/payroll-calls.ts';
import { monthOf, type Month } from './month.ts';

const query = (status: Readonly<Record<string, unknown>>) => ({
  filter: status,
  fields: ['id', 'periodEnd'],
  sort: ['periodEnd', 'DESC'],
  range: [0, 0],
});

/**
 * The month of a page, which stands in the address once it was chosen. Until then it is the latest that has payslips,
 * else the current one.
 * @param status filter of the payslips that count
 * @returns undefined until it is known
 */
export const useMonth = (
  status: Readonly<Record<string, unknown>>,
): readonly [Month | undefined, (month: string) => void] => {
  const { context } = useEnvironment();
  const [given, choose] = useParam('month');
  const isChosen = given !== '';
  const { data, problem } = useLoad<readonly { readonly periodEnd: string }[]>(
    isChosen ? undefined : payslipCall('getall'),
    'payroll.fail.periods',
    query(status),
  );
  const known = isChosen || data !== undefined || problem !== undefined;
  const text = isChosen ? given : (data?.[0]?.periodEnd.slice(0, 7) ?? '');
  const month = useMemo(
    () => (known ? monthOf(text, context.today) : undefined),
    [known, text, context.today],
  );
  return [month, choose];
};
