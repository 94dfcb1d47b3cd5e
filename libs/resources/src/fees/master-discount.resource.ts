import { defineMaster } from './master.ts';

/** Siblings, merit, staff: why someone pays less. */
export const masterDiscount = defineMaster('masterDiscount', {
  label: ['Master discount', 'Master discounts'],
  api: 'setup/v1/masterDiscounts',
  screen: '/finance/master_discounts',
  order: 20,
  description: 'Why someone pays less, as totalled in reports',
  use: { label: 'Discounts', of: 'feeDiscount', via: 'masterDiscount' },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    masterDiscount: typeof masterDiscount;
  }
}
