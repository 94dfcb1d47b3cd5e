import { defineSettings, f, is } from '@school/kernel';
import { tallyKeepers, tallyStaff } from './access.ts';

/** Scheme, host and port, without a path. */
const networkAddress = {
  regex: 'https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?',
  message: 'Enter an address such as http://localhost:9000',
} as const;

/** Which company the books go to, and from which day on. */
export const tallySetting = defineSettings('tallySetting', {
  module: 'tally',
  label: 'General Tally settings',
  api: 'tally/v1/GeneralSettings',
  screen: '/tally_exports/general_settings',
  menu: {
    group: 'tallySettings',
    order: 10,
    icon: 'settings',
    description: 'The usual company, and the day from which the books go to Tally',
    access: tallyKeepers,
  },
  fields: {
    company: f.ref('tallyCompany', { label: 'Usual company', named: true, onDelete: 'restrict' }),
    startDate: f.date({ label: 'Nothing before', help: 'Entries before this day are already in Tally' }),
    transport: f.choice(
      { FILE: 'As files, transferred by hand', HTTP: 'Over the network' },
      { label: 'How the books go there', required: true, default: 'FILE' },
    ),
    address: f.text({
      label: 'Address of Tally',
      max: 200,
      pattern: networkAddress,
      help: 'An address the server may connect to; whoever runs the server lists these in TALLY_ADDRESSES',
    }),
  },
  conditions: {
    address: { visible: is('transport', 'HTTP'), required: is('transport', 'HTTP') },
  },
  sample: { address: 'http://localhost:9000' },
  access: { read: tallyStaff, update: tallyKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallySetting: typeof tallySetting;
  }
}
