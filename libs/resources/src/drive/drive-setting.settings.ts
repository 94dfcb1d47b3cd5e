import { defineSettings, f } from '@school/kernel';
import { defaultBlockedExtensions } from './limits.ts';

/** How much the document drive takes and how long it keeps what was deleted. */
export const driveSetting = defineSettings('driveSetting', {
  module: 'drive',
  label: 'Document drive settings',
  api: 'setup/v1/DriveSettings',
  screen: '/doc_managers/settings',
  menu: {
    group: 'configuration',
    order: 70,
    icon: 'settings',
    description: 'Sizes, space and trash of the document drive',
  },
  fields: {
    maxFileMb: f.int({ label: 'Largest file in MB', required: true, default: 50, min: 1, max: 4096 }),
    quotaMbPerUser: f.int({
      label: 'Space of each user in MB',
      required: true,
      default: 1024,
      min: 1,
      max: 1_048_576,
      help: 'Counts files, their earlier versions and what lies in the trash.',
    }),
    trashDays: f.int({ label: 'Days in the trash', required: true, default: 30, min: 1, max: 365 }),
    versionsKept: f.int({ label: 'Versions kept of a file', required: true, default: 10, min: 1, max: 100 }),
    blockedExtensions: f.text({
      label: 'Kinds of files that are not taken',
      max: 500,
      default: defaultBlockedExtensions.join(', '),
      help: 'Extensions, separated by commas.',
    }),
  },
  access: { read: ['GeneralSettings'], update: ['GeneralSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    driveSetting: typeof driveSetting;
  }
}
