import { defineScreen } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

/** Pages of the settings that are more than a form. */
export const organisationScreens = [
  defineScreen('organisationSettings', {
    module: 'organisation',
    label: 'General settings',
    paths: ['/configuration/settings', '/configuration/institution'],
    parent: '/configuration',
    access: ['GeneralSettings'],
    menu: {
      group: 'configuration',
      order: 10,
      icon: 'school',
      description: 'Name, logo, colours, grading, dates and currency',
      also: [schoolStep('settings', { of: 'institutionSetting' })],
    },
  }),
  defineScreen('featureAccess', {
    module: 'organisation',
    label: 'Feature access',
    paths: ['/feature_access_settings'],
    parent: '/configuration',
    access: ['GeneralSettings'],
    menu: {
      group: 'configuration',
      order: 40,
      icon: 'settings',
      description: 'What is switched off, and for whom',
    },
  }),
  defineScreen('notificationControl', {
    module: 'organisation',
    label: 'Notification control',
    paths: ['/notification_control_settings'],
    parent: '/configuration',
    access: ['GeneralSettings'],
    menu: {
      group: 'configuration',
      order: 50,
      icon: 'mail',
      description: 'Which notices are sent, how and to whom',
    },
  }),
  defineScreen('branches', {
    module: 'organisation',
    label: 'Switch branch',
    paths: ['/branches'],
    parent: '/oauth/institute_branch',
    access: ['ADMIN'],
    menu: {
      group: 'administration',
      order: 31,
      icon: 'school',
      description: 'Switch to another institute and back',
    },
  }),
] as const;
