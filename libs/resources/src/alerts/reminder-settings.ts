import { defineSettings, f } from '@school/kernel';
import { dayOffsetGroups, dayOffsets, reminderOffsetGroups, reminderOffsets } from './offsets.ts';
import type { DayOffset, ReminderOffset } from './offsets.ts';
import { reminderChannels, reminderKindList } from './reminder-kinds.ts';
import type { ReminderKind } from './reminder-kinds.ts';

const managers = ['ReminderManagement'] as const;

const isDayOffset = (offset: ReminderOffset): offset is DayOffset => Object.hasOwn(dayOffsets, offset);

/** When people are reminded of a kind: hours before it are offered where it starts at a set hour. */
const offsetsOf = ({ hours, offsets }: ReminderKind) => {
  const asked = { label: 'When', required: true, help: 'Three at most' } as const;
  return hours
    ? f.choices(reminderOffsets, { ...asked, default: offsets, groups: reminderOffsetGroups })
    : f.choices(dayOffsets, { ...asked, default: offsets.filter(isDayOffset), groups: dayOffsetGroups });
};

/** How people are reminded of one kind of thing: a record and a page for each kind. */
const settingsOf = (kind: ReminderKind) =>
  defineSettings(kind.settings, {
    module: 'alerts',
    label: `Reminders: ${kind.label}`,
    api: `setup/v1/${kind.api}`,
    screen: `/alert_settings/${kind.page}`,
    fields: {
      enabled: f.flag({ label: 'Reminders are sent', default: true }),
      recipients: f.choices(kind.recipients, { label: 'To', required: true, default: kind.usually }),
      offsets: offsetsOf(kind),
      ...(kind.late ? { whenLate: f.flag({ label: 'Again when overdue', default: true }) } : {}),
      sendAt: f.time({
        label: 'Time of day',
        required: true,
        default: '08:00:00',
        help: 'In the institution’s time zone; reminders are sent within the hour after it',
      }),
      channels: f.choices(reminderChannels, { label: 'How', required: true, default: ['IN_APP'] }),
      message: f.longText({
        label: 'Own text',
        max: 500,
        help: `If empty, the standard text is used, in the reader’s language. Can include ${kind.tokens
          .map((token) => `{{${token}}}`)
          .join(', ')}`,
      }),
      catchUp: f.flag({
        label: 'Also when entered late',
        default: kind.catchUp,
        help: 'People are notified at once of anything entered too late for a reminder',
      }),
    },
    access: { read: managers, update: managers },
  });

/** The settings records of all kinds. */
export const reminderSettings = reminderKindList.map(([, kind]) => settingsOf(kind));

type ReminderSettings = (typeof reminderSettings)[number];

declare module '@school/kernel' {
  interface ResourceTypes {
    eventReminderSetting: ReminderSettings;
    taskReminderSetting: ReminderSettings;
    documentReminderSetting: ReminderSettings;
    payslipReminderSetting: ReminderSettings;
    examReminderSetting: ReminderSettings;
    onlineExamReminderSetting: ReminderSettings;
    feeScheduleReminderSetting: ReminderSettings;
    feeDueReminderSetting: ReminderSettings;
    vehicleCertificateReminderSetting: ReminderSettings;
    customAlertSetting: ReminderSettings;
  }
}
