import { f } from '@school/kernel';

/** A particular or a discount added to or removed from a published bill. */
export const billChange = {
  bill: f.ref('studentFee', { required: true }),
  particular: f.ref('feeParticular'),
  discount: f.ref('feeDiscount'),
  given: f.flag({ required: true, help: 'Put onto the bill, or taken off it' }),
};
