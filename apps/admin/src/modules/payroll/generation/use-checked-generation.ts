import { sumMoney, type EmployeeRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { useCheckText } from '../parts/check-text.ts';
import { generationPlan, generationProblems } from './edits.ts';
import { useGeneration } from './use-generation.ts';
import type { GroupPeriodState } from './use-group-period.ts';
import type { usePayGrid } from './use-pay-grid.ts';

const mostNamed = 5;

/** What the check of certain rows has found. */
interface Checked {
  readonly of: readonly EmployeeRow[];
  readonly texts: readonly string[];
}

/**
 * Creates payslips for those chosen in a grid, once their amounts have been checked and the user agrees.
 * @returns `refusals` says why nothing was created
 */
export const useCheckedGeneration = (
  { groupId, group }: Pick<GroupPeriodState, 'groupId' | 'group'>,
  grid: ReturnType<typeof usePayGrid>,
) => {
  const translate = useTranslate();
  const checkText = useCheckText();
  const dialogs = useDialogs();
  const { run, reset, refusal, ...generation } = useGeneration();
  const [checked, setChecked] = useState<Checked>();
  const { chosen } = grid;
  const generate = async (): Promise<void> => {
    const found = generationProblems(chosen);
    setChecked({ of: chosen, texts: found.slice(0, mostNamed).map(checkText) });
    if (found.length > 0 || !group) return;
    const yes = await dialogs.confirm({
      title: translate('payroll.all.confirmTitle', { smart_count: chosen.length }),
      text: translate('payroll.all.confirmText', {
        group: group.groupName,
        net: formatMoney(sumMoney(chosen.map(({ netPay }) => netPay))),
      }),
      verb: translate('payroll.verb.generate'),
    });
    if (!yes) return;
    await run(generationPlan(chosen, grid.rows?.length ?? 0, grid.edits), {
      groupId: Number(groupId),
      payPeriod: group.payPeriod,
      frequency: group.frequency,
    });
  };
  return {
    ...generation,
    generate,
    // Reported errors no longer apply once the user selects or types.
    refusals: [...(checked?.of === chosen ? checked.texts : []), ...(refusal ? [refusal] : [])],
    close: (): void => {
      reset();
      grid.startAnew();
    },
  };
};
