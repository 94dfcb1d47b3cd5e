import { reminderKindList } from '@school/resources';
import type { ReminderKindKey } from '@school/resources';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { planReminders } from './plan-reminders.store.ts';

const planAnew = (kind: ReminderKindKey, row: RecordValues, { transaction, context }: Work): Promise<void> =>
  planReminders(transaction, { kind, today: context.today, source: Number(row['id']) });

/** Nothing is sent about what nobody can open any more. */
const forget = (kind: ReminderKindKey, row: RecordValues, { transaction }: Work): Promise<unknown> =>
  transaction.query({
    name: 'reminder_forget',
    text: `delete from reminder where kind = $1 and source_id = $2 and state = 'UPCOMING'`,
    values: [kind, row['id']],
  });

/** Changes many together only where the behaviour supports it; reminders are planned for each. */
const afterChangesOf = (
  kind: ReminderKindKey,
  { afterChanges }: Behaviour,
): Pick<Behaviour, 'afterChanges'> =>
  afterChanges
    ? {
        afterChanges: async (changed, work) => {
          await afterChanges(changed, work);
          for (const { saved } of changed) await planAnew(kind, saved, work);
        },
      }
    : {};

const reminding = (kind: ReminderKindKey, behaviour: Behaviour = {}): Behaviour => ({
  ...behaviour,
  afterSave: async (saved, before, work) => {
    await behaviour.afterSave?.(saved, before, work);
    await planAnew(kind, saved, work);
  },
  ...afterChangesOf(kind, behaviour),
  beforeDelete: async (current, work) => {
    await behaviour.beforeDelete?.(current, work);
    await forget(kind, current, work);
  },
  beforeArchive: async (current, archived, work) => {
    await behaviour.beforeArchive?.(current, archived, work);
    if (archived) await forget(kind, current, work);
  },
});

/** The behaviours of the product; writing something that people are reminded of also plans its reminders. */
export const withReminders = (behaviours: Behaviours): Behaviours =>
  reminderKindList.reduce<Behaviours>(
    // One resource may be the source of several kinds: each is planned.
    (known, [kind, { resource }]) => ({ ...known, [resource]: reminding(kind, known[resource]) }),
    behaviours,
  );
