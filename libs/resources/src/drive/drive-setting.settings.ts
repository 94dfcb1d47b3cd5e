import { defineSettings, f } from '@school/kernel';
import { defaultBlockedExtensions } from './limits.ts';

/** How much the document drive holds and how long it keeps deleted items. */
export const driveSetting = defineSettings('driveSetting', {
  module: 'drive',
  label: 'Document drive settings',
  api: 'setup/v1/DriveSettings',
  screen: '/doc_managers/settings',
  menu: {
    group: 'configuration',
    order: 70,
    icon: 'settings',
    description: 'File sizes, storage and trash of the document drive',
  },
  fields: {
    maxFileMb: f.int({ label: 'Maximum file size in MB', required: true, default: 50, min: 1, max: 4096 }),
    quotaMbPerUser: f.int({
      label: 'Storage per user in MB',
      required: true,
      default: 1024,
      min: 1,
      max: 1_048_576,
      help: 'Includes files, their earlier versions and everything in the trash.',
    }),
    trashDays: f.int({ label: 'Days in the trash', required: true, default: 30, min: 1, max: 365 }),
    versionsKept: f.int({ label: 'Versions kept per file', required: true, default: 10, min: 1, max: 100 }),
    blockedExtensions: f.text({
      label: 'File types that are not accepted',
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
