import { schoolStep } from '../menu/school-set-up.ts';
import { defineMaster } from './master.ts';

/** Tuition, laboratory, sports: what fees are made of. */
export const masterParticular = defineMaster('masterParticular', {
  label: ['Master particular', 'Master particulars'],
  api: 'setup/v1/masterParticulars',
  screen: '/finance/master_fees',
  order: 10,
  description: 'What fees are made of, as totalled in reports',
  also: [schoolStep('masterParticular', {}, 'fees')],
  use: { label: 'Particulars', of: 'feeParticular', via: 'masterParticular' },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    masterParticular: typeof masterParticular;
  }
}
