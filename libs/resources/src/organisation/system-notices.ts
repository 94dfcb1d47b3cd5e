import type { Role } from '@school/kernel';

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];
const keepers: readonly Role[] = ['ADMIN'];

/** What the product reports about itself: platforms that it talks to, faults, and long tasks. */
export const systemNotices = {
  'learn.failed': {
    label: 'Learning platform not up to date (to its managers)',
    text: 'Entries that did not reach the learning platform: %{failed}',
    to: staff,
  },
  'alarm.file': {
    label: 'Stored file missing or damaged (to administrators)',
    text: 'The file %{name} is missing or damaged in the store. Bring it back from a backup.',
    to: keepers,
  },
  'alarm.disk': {
    label: 'Server disk full (to administrators)',
    text: 'The disk of the server is full: nothing can be saved until there is room.',
    to: keepers,
  },
  'job.done': { label: 'Background job finished', text: 'Finished: %{title}' },
  'job.failed': { label: 'Background job failed', text: 'Failed: %{title}' },
} as const;
