import { defineSettings, f } from '@school/kernel';
import { tallyKeepers, tallyStaff } from './access.ts';

/** Which company the books go to, and from which day on. */
export const tallySetting = defineSettings('tallySetting', {
  module: 'tally',
  label: 'General settings of Tally',
  api: 'tally/v1/GeneralSettings',
  screen: '/tally_exports/general_settings',
  menu: {
    group: 'tallySettings',
    order: 10,
    icon: 'settings',
    description: 'The usual company, and the day from which on the books go to Tally',
    access: tallyKeepers,
  },
  fields: {
    company: f.ref('tallyCompany', { label: 'Usual company', named: true, onDelete: 'restrict' }),
    startDate: f.date({ label: 'Nothing before', help: 'Entries before this day are in Tally already' }),
  },
  access: { read: tallyStaff, update: tallyKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallySetting: typeof tallySetting;
  }
}
