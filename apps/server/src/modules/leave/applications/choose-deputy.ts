import { Conflict } from '@school/kernel';
import { chooseDeputy } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

/** Replaces whom the applicant chose before for the same days. */
export const deputyHandler = handle(chooseDeputy, async ({ record, input: { deputy }, work, context }) => {
  const { employee, startDate: fromDate, endDate: toDate } = record;
  if (employee !== context.actor.employee) {
    throw new Conflict('You can only choose a deputy for yourself.', { code: 'NOT_THE_APPLICANT' });
  }
  const filter = { employee, fromDate, toDate };
  const [before] = await work.records.list(work, 'leaveDeputy', { filter, range: [0, 0] });
  if (before) {
    await work.records.update(work, 'leaveDeputy', Number(before['id']), { deputy }, { system: true });
    return { saved: Number(before['id']) };
  }
  const [made] = await work.records.create(work, 'leaveDeputy', [{ ...filter, deputy }], { system: true });
  return { saved: Number(made?.['id']) };
});
