import { reminderKindList, reminderOffsetsMax } from '@school/resources';
import type { ReminderKind, ReminderKindKey } from '@school/resources';
import type { Behaviour, Behaviours, RecordValues } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { strangeTokens } from './own-text.ts';
import { planReminders } from './plan-reminders.store.ts';

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const accepted = (input: RecordValues, { tokens }: ReminderKind): RecordValues => {
  if (countOf(input['offsets']) > reminderOffsetsMax)
    throw invalidField('offsets', 'tooMany', 'Choose at most %{max} reminders.', { max: reminderOffsetsMax });
  const [stranger] = typeof input['message'] === 'string' ? strangeTokens(input['message'], tokens) : [];
  if (stranger !== undefined)
    throw invalidField('message', 'unknownToken', 'The text cannot contain {{%{stranger}}}.', { stranger });
  return input;
};

/**
 * What a settings record cannot express: how many reminders, and which names a text may use (TPL-1). A change is planned
 * immediately.
 */
const behaviourOf = (key: ReminderKindKey, kind: ReminderKind): Behaviour => ({
  beforeSave: (input) => accepted(input, kind),
  afterSave: (_saved, _before, { transaction, context }) =>
    planReminders(transaction, { kind: key, today: context.today }),
});

export const reminderSettingBehaviours: Behaviours = Object.fromEntries(
  reminderKindList.map(([key, kind]) => [kind.settings, behaviourOf(key, kind)]),
);
