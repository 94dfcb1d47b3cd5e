import type { Behaviour } from '../../engine/behaviour.ts';
import { loadsOf, lockLoads } from './allotment.store.ts';
import { overloaded, tooMuch } from './overload.ts';

/** An additional subject must not exceed what the grade allows; its own screen lets the office decide otherwise. */
export const workAllotmentBehaviour: Behaviour = {
  beforeSave: async (input, current, { transaction }) => {
    await lockLoads(transaction, [Number(input['employee'] ?? current?.['employee'])]);
    return input;
  },
  afterSave: async (saved, before, { transaction }) => {
    const isMore = before?.['employee'] !== saved['employee'] || before?.['subject'] !== saved['subject'];
    if (!isMore && Number(before?.['periodsPerWeek'] ?? 0) >= Number(saved['periodsPerWeek'] ?? 0)) return;
    const rows = overloaded(await loadsOf(transaction, 0, [Number(saved['employee'])]));
    if (rows.length > 0) throw tooMuch(rows);
  },
};
