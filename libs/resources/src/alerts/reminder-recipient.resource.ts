import { defineResource, f } from '@school/kernel';
import { reminderChannels } from './reminder-kinds.ts';

/** Who was reminded and how; never the same person twice by the same channel. */
export const reminderRecipient = defineResource('reminderRecipient', {
  module: 'alerts',
  label: ['Reminded person', 'Reminded people'],
  api: 'setup/v1/ReminderRecipients',
  noArchive: true,
  fields: {
    reminder: f.ref('reminder', { required: true, readOnly: true, onDelete: 'cascade' }),
    user: f.ref('user', { required: true, readOnly: true, named: true, onDelete: 'cascade' }),
    channel: f.choice(reminderChannels, { label: 'How', required: true, readOnly: true }),
    outcome: f.choice(
      { SENT: 'Sent', NO_ADDRESS: 'No address', SWITCHED_OFF: 'Switched off' },
      {
        required: true,
        default: 'SENT',
        readOnly: true,
        tones: { SENT: 'success', NO_ADDRESS: 'warning', SWITCHED_OFF: 'neutral' },
      },
    ),
  },
  title: 'user',
  list: { columns: ['user', 'channel', 'outcome'], filters: ['channel', 'outcome'] },
  unique: [{ fields: ['reminder', 'user', 'channel'] }],
  access: { read: ['ReminderManagement'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    reminderRecipient: typeof reminderRecipient;
  }
}
