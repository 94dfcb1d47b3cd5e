import { defineSettings, f } from '@school/kernel';
import { transferKeepers } from './access.ts';
import { seriesFields } from './template.fields.ts';

/** How transfer certificates are numbered, and what has to be settled before one is issued. */
export const tcSetting = defineSettings('tcSetting', {
  module: 'certificates',
  label: 'Transfer certificate settings',
  api: 'setup/v1/TcSettings',
  screen: '/tc_templates/settings',
  menu: {
    group: 'transferCertificates',
    order: 50,
    icon: 'settings',
    description: 'Numbers, and what is settled before somebody leaves',
    access: transferKeepers,
  },
  fields: {
    autoNumber: f.flag({
      label: 'Numbers are given by themselves',
      default: true,
      help: 'Otherwise each number is written by hand when a certificate is issued',
    }),
    ...seriesFields,
    numberPrefix: f.text({
      label: 'Before the number',
      max: 20,
      default: 'TC/{YEAR}/',
      pattern: seriesFields.numberPrefix.pattern,
      help: '{YEAR} stands for the academic year, such as 2026-27',
    }),
    resetYearly: f.flag({ label: 'Begins anew each academic year', default: true }),
    leavesOnIssue: f.flag({
      label: 'A present student leaves when the certificate is issued',
      default: true,
      help: 'Otherwise certificates are for those who have left already',
    }),
    blockWithDues: f.flag({
      label: 'Not issued while fees or fines are open',
      default: true,
      help: 'Fees with their fines, hostel and transport included, and bills of the stores',
    }),
    blockWithBooks: f.flag({ label: 'Not issued while library books are out', default: true }),
  },
  sample: { numberPrefix: 'T-{YEAR}-', blockWithBooks: false },
  access: { read: transferKeepers, update: transferKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tcSetting: typeof tcSetting;
  }
}
