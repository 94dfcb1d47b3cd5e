import { defineOperation, f, roles } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const jobsOfUser = defineOperation('jobsOfUser', {
  module: 'system',
  label: 'Jobs of the caller',
  at: 'GET setup/v1/jobs',
  answer: 'wire',
  access: roles,
});

export const jobShown = defineOperation('jobShown', {
  module: 'system',
  label: 'A job of the caller',
  at: 'GET setup/v1/jobs/:id',
  input: { id: f.text({ required: true }) /* UuidPipe */ },
  answer: 'wire',
  access: roles,
});

export const notificationsOfUser = defineOperation('notificationsOfUser', {
  module: 'system',
  label: 'Notifications of the caller',
  at: 'GET setup/v1/notifications',
  answer: 'wire',
  access: roles,
});

export const notificationRulesOfUser = defineOperation('notificationRulesOfUser', {
  module: 'system',
  label: 'What the caller may be notified of',
  at: 'GET setup/v1/notifications/rules',
  answer: 'wire',
  access: roles,
});

export const markNotification = defineOperation('markNotification', {
  module: 'system',
  label: 'Mark a notification as read',
  at: 'POST setup/v1/notifications/:id/read',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: { id: f.int({ required: true }) },
  access: roles,
  hidden: true,
});

export const markNotifications = defineOperation('markNotifications', {
  module: 'system',
  label: 'Mark notifications as read',
  at: 'POST setup/v1/notifications/:id/readAll',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: { id: f.int({ required: true }) },
  access: roles,
  hidden: true,
});

export const outboxMessages = defineOperation('outboxMessages', {
  module: 'system',
  label: 'Messages on their way out',
  at: 'GET setup/v1/outbox',
  input: { state: f.text() },
  answer: 'wire',
  access: ['ADMIN'],
});

export const retryOutboxMessage = defineOperation('retryOutboxMessage', {
  module: 'system',
  label: 'Send a message again',
  at: 'POST setup/v1/outbox/:id/retry',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: { id: f.int({ required: true }) },
  access: ['ADMIN'],
  hidden: true,
});

export const preferencesOfUser = defineOperation('preferencesOfUser', {
  module: 'system',
  label: 'Preferences of the caller',
  at: 'GET setup/v1/preferences',
  answer: 'wire',
  access: roles,
});

export const setUpSteps = defineOperation('setUpSteps', {
  module: 'system',
  label: 'Steps of setting up the school',
  at: 'GET setup/v1/setUp/:group',
  input: { group: f.text({ required: true }) },
  answer: 'wire',
  access: roles,
});

export const dataOverview = defineOperation('dataOverview', {
  module: 'system',
  label: 'What the database holds',
  at: 'GET setup/v1/dev-data',
  answer: 'wire',
  access: ['ADMIN'],
});

export const dataChecks = defineOperation('dataChecks', {
  module: 'system',
  label: 'Rows that must not be',
  at: 'GET setup/v1/dev-data/checks',
  answer: 'wire',
  access: ['ADMIN'],
});

export const viewsOfList = defineOperation('viewsOfList', {
  module: 'system',
  label: 'Kept views of a list',
  at: 'GET setup/v1/views/:resource',
  input: { resource: f.text({ required: true }) },
  answer: 'wire',
  access: roles,
});

export const systemOperations = [
  viewsOfList,
  dataOverview,
  dataChecks,
  setUpSteps,
  preferencesOfUser,
  outboxMessages,
  retryOutboxMessage,
  notificationsOfUser,
  notificationRulesOfUser,
  markNotification,
  markNotifications,
  jobsOfUser,
  jobShown,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof systemOperations> {}
}
