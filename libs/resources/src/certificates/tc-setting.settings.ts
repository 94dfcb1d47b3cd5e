import { defineSettings, f } from '@school/kernel';
import { transferKeepers } from './access.ts';
import { seriesFields } from './template.fields.ts';

/** How transfer certificates are numbered, and what must be settled before one is issued. */
export const tcSetting = defineSettings('tcSetting', {
  module: 'certificates',
  label: 'Transfer certificate settings',
  api: 'setup/v1/TcSettings',
  screen: '/tc_templates/settings',
  menu: {
    group: 'transferCertificates',
    order: 50,
    icon: 'settings',
    description: 'Numbering, and what is settled before someone leaves',
    access: transferKeepers,
  },
  fields: {
    autoNumber: f.flag({
      label: 'Numbers are assigned automatically',
      default: true,
      help: 'Otherwise each number is entered by hand when a certificate is issued',
    }),
    ...seriesFields,
    numberPrefix: f.text({
      label: 'Before the number',
      max: 20,
      default: 'TC/{YEAR}/',
      pattern: seriesFields.numberPrefix.pattern,
      help: '{YEAR} stands for the academic year, such as 2026-27',
    }),
    resetYearly: f.flag({ label: 'Restarts each academic year', default: true }),
    leavesOnIssue: f.flag({
      label: 'A current student leaves when the certificate is issued',
      default: true,
      help: 'Otherwise certificates are for those who have already left',
    }),
    blockWithDues: f.flag({
      label: 'Not issued while fees or fines are outstanding',
      default: true,
      help: 'Fees and their fines, including hostel and transport, and store bills',
    }),
    blockWithBooks: f.flag({ label: 'Not issued while library books are on loan', default: true }),
  },
  sample: { numberPrefix: 'T-{YEAR}-', blockWithBooks: false },
  access: { read: transferKeepers, update: transferKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tcSetting: typeof tcSetting;
  }
}
