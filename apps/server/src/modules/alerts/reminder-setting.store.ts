import { snakeCase } from '@school/kernel';
import { lateOffset, reminderKinds } from '@school/resources';
import type { ReminderChannel, ReminderKind, ReminderKindKey } from '@school/resources';
import type { Connection } from '../../platform/database/database.ts';

/** The reminder settings of one kind. */
export interface ReminderSetting {
  readonly enabled: boolean;
  readonly recipients: readonly string[];
  /** Including the one for the following day, where the kind has one. */
  readonly offsets: readonly string[];
  /** "08:00:00", in the time zone of the institution. */
  readonly sendAt: string;
  readonly channels: readonly ReminderChannel[];
  readonly message: string | null;
  readonly catchUp: boolean;
}

interface Row extends Omit<ReminderSetting, 'offsets'> {
  readonly offsets: readonly string[];
  readonly whenLate: boolean;
}

const usual = ({ usually, offsets, catchUp }: ReminderKind): Row => ({
  enabled: true,
  recipients: usually,
  offsets,
  sendAt: '08:00:00',
  channels: ['IN_APP'],
  message: null,
  catchUp,
  whenLate: true,
});

/** The settings of a kind; those of the definition until someone has saved any. */
export const reminderSetting = async (
  connection: Connection,
  key: ReminderKindKey,
): Promise<ReminderSetting> => {
  const kind: ReminderKind = reminderKinds[key];
  const [row = usual(kind)] = await connection.query<Row>({
    name: `reminder_setting_${key.toLowerCase()}`,
    text: `select enabled, recipients, offsets, send_at::text as "sendAt", channels, message, catch_up as "catchUp",
        ${kind.late ? 'when_late' : 'false'} as "whenLate"
      from ${snakeCase(kind.settings)} order by id limit 1`,
  });
  const { whenLate, offsets, ...setting } = row;
  return { ...setting, offsets: kind.late && whenLate ? [...offsets, lateOffset] : offsets };
};
