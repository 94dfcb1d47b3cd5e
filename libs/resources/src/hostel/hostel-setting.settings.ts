import { defineSettings, f } from '@school/kernel';
import { hostelKeepers, hostelWardens } from './access.ts';

/** How residents come, go and are looked after. */
export const hostelSetting = defineSettings('hostelSetting', {
  module: 'hostel',
  label: 'Hostel settings',
  api: 'api/v1/HostelSettings',
  screen: '/hostels/settings',
  menu: {
    group: 'hostel',
    order: 90,
    icon: 'settings',
    description: 'Moving out with unpaid fees, parental consent',
  },
  fields: {
    leaveWithDues: f.choice(
      { ASK: 'Allowed after confirmation', REFUSE: 'Not allowed' },
      { label: 'Moving out with unpaid fees', required: true, default: 'ASK' },
    ),
    consentNeeded: f.flag({
      label: 'Nights away need parental consent',
      default: true,
    }),
  },
  sample: { leaveWithDues: 'REFUSE', consentNeeded: false },
  access: { read: hostelWardens, update: hostelKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelSetting: typeof hostelSetting;
  }
}
