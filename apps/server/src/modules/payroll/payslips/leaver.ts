import type { Said } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import type { Leaver } from '../../leaver-part.ts';

interface LastPay {
  readonly unpaid: number;
  /** The last day covered by a payslip; null without any. */
  readonly until: string | null;
  readonly assigned: boolean;
  /** Individual items of periods after the last day: instalments of an advance that no payslip recovers any more. */
  readonly items: number;
}

/** For whoever processes a leaver: unpaid payslips, days not covered by a payslip yet, and items that would go on. */
export const openPayOf = async (
  { id, lastDay }: Pick<Leaver, 'id' | 'lastDay'>,
  { transaction }: Work,
): Promise<readonly Said[]> => {
  const [row] = await transaction.query<LastPay>({
    name: 'payslips_open_of_leaver',
    text: `select (count(*) filter (where paid_on is null))::int as unpaid, max(period_end)::text as until,
        exists (select from employee_payroll a where a.employee_id = $1 and not a.archived
          and (a.effective_to is null or a.effective_to >= $2::date)) as assigned,
        (select count(*)::int from individual_payslip_item i where i.employee_id = $1 and not i.archived
          and (i.first_period_start > $2::date
            or (i.every_period and (i.last_period_start is null or i.last_period_start > $2::date)))) as items
      from payslip where employee_id = $1 and status in ('PENDING', 'APPROVED') and not archived`,
    values: [id, lastDay],
  });
  const { unpaid = 0, until = null, assigned = false, items = 0 } = row ?? {};
  const owed = assigned && (until === null || until < lastDay);
  return [
    ...(unpaid > 0 ? [{ text: 'Unpaid payslips: %{payslips}.', params: { payslips: unpaid } }] : []),
    ...(owed
      ? [
          until === null
            ? { text: 'No payslip has been generated yet for the final pay.' }
            : { text: 'No payslip has been generated yet for the pay after %{until}.', params: { until } },
        ]
      : []),
    ...(items > 0
      ? [{ text: 'Individual items for periods after the last day: %{items}.', params: { items } }]
      : []),
  ];
};
