import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { passIndents } from './deciders.store.ts';
import type { Passed, Passing } from './deciders.store.ts';
import { tellOfIndent } from './indent-notices.ts';
import { indentRules } from './settings.store.ts';

const changesOf = ({ manager, decider }: Passed) =>
  Object.fromEntries(Object.entries({ manager, decider }).filter(([, [before, now]]) => before !== now));

/**
 * The manager, the person in charge of a store or the decider in the settings has changed: undecided indents now wait for
 * the new person, who is notified.
 * @param passing which indents it may concern; all of them if empty
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

/** A behaviour after which indents are passed on if a field of an existing record changes. */
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

/** For a store: its indents wait for the person now in charge of it. */
export const storeBehaviour = passingOn('inCharge', ({ id }) => ({ store: Number(id) }));

/** For the settings: all indents wait for whoever they now name. The very first save has no record before it. */
export const indentSettingBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (saved['approvers'] !== before?.['approvers']) await passOn(work);
  },
};

/** The behaviours of employees; an employee's requests wait for the current manager. */
export const withIndents = (behaviours: Behaviours): Behaviours => ({
  ...behaviours,
  employee: passingOn('reportingManager', ({ id }) => ({ raiser: Number(id) }), behaviours['employee']),
});
