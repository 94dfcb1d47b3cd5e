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
    description: 'Leaving with open fees, consent of parents',
  },
  fields: {
    leaveWithDues: f.choice(
      { ASK: 'Allowed, after a question', REFUSE: 'Not allowed' },
      { label: 'Moving out with fees that are not paid', required: true, default: 'ASK' },
    ),
    consentNeeded: f.flag({
      label: 'A night away needs the consent of a parent',
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
