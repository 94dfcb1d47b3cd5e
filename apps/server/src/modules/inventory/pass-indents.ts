import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { passIndents } from './deciders.store.ts';
import type { Passed, Passing } from './deciders.store.ts';
import { tellOfIndent } from './indent-notices.ts';
import { indentRules } from './settings.store.ts';

const changesOf = ({ manager, decider }: Passed) =>
  Object.fromEntries(Object.entries({ manager, decider }).filter(([, [before, now]]) => before !== now));

/**
 * Whoever leads somebody, is in charge of a store or decides by the settings is another one: what nobody has decided yet
 * waits for that person from now on, who is told of it.
 * @param passing which indents it may be about; all of them without any
 */
export const passOn = async (work: Work, passing: Passing = {}): Promise<void> => {
  const { approvers } = await indentRules(work.transaction);
  const passed = await passIndents(work.transaction, approvers, passing, actorId(work));
  const lines = passed.map((one) => ({ id: one.id, version: one.version, changes: changesOf(one) }));
  writeAuditLines(work, 'indent', 'update', lines);
  for (const { id, status, decider } of passed) {
    if (status === 'PENDING' && decider[0] !== decider[1]) await tellOfIndent(work, 'asked', id);
  }
};

/** A behaviour after which indents are passed on, where a field of an existing record is another one. */
const passingOn = (
  field: string,
  passing: (saved: RecordValues) => Passing,
  behaviour: Behaviour = {},
): Behaviour => ({
  ...behaviour,
  afterSave: async (saved, before, work) => {
    await behaviour.afterSave?.(saved, before, work);
    if (before && saved[field] !== before[field]) await passOn(work, passing(saved));
  },
});

/** Of a store: its indents wait for whoever is in charge of it now. */
export const storeBehaviour = passingOn('inCharge', ({ id }) => ({ store: Number(id) }));

/** Of the settings: all indents wait for whom they say now. The first save of all has no record before it. */
export const indentSettingBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (saved['approvers'] !== before?.['approvers']) await passOn(work);
  },
};

/** The behaviours of employees; what one of them has asked for waits for whoever leads him now. */
export const withIndents = (behaviours: Behaviours): Behaviours => ({
  ...behaviours,
  employee: passingOn('reportingManager', ({ id }) => ({ raiser: Number(id) }), behaviours['employee']),
});
