import { block, definePage, defineView } from '@school/kernel';

/** Where the money of a fee goes, and how its receipts are numbered and worded; the set determines the template. */
const columns = {
  feeAccount: {},
  receiptSequence: {},
  receiptTemplate: { label: 'Receipt template', value: 'receiptSequence.template' },
  id: { hidden: true },
} as const;

const access = ['ManageFinanceSettings'] as const;

const receiptsOfFees = defineView('receiptsOfFees', {
  module: 'fees',
  label: 'Fee categories',
  of: 'feeCategory',
  columns: { name: { link: '/finance/create_fees' }, financialYear: {}, ...columns },
  sort: 'name',
  access,
});

const receiptsOfInstantFees = defineView('receiptsOfInstantFees', {
  module: 'fees',
  label: 'Instant fee categories',
  of: 'instantFeeCategory',
  columns: { name: { link: '/instant_fees/manage_fees' }, ...columns },
  sort: 'name',
  access,
});

const receiptsOfAdvances = defineView('receiptsOfAdvances', {
  module: 'fees',
  label: 'Advance fee categories',
  of: 'advanceFeeCategory',
  columns: { name: { link: '/advance_payment_fees/advance_fee_categories_list' }, ...columns },
  sort: 'name',
  access,
});

export const feeReceiptViews = [receiptsOfFees, receiptsOfInstantFees, receiptsOfAdvances] as const;

/** Account, receipt set and template of every fee side by side; a name links to the list where they are chosen. */
export const feeReceiptPages = [
  definePage('receiptsOfFees', {
    module: 'fees',
    label: 'Fee accounts and receipts',
    paths: ['/finance_settings/receipts_of_fees'],
    access,
    menu: {
      group: 'financeSettings',
      order: 45,
      icon: 'list',
      description: 'Account, receipt set and template of each fee',
    },
    blocks: [
      block.links(
        { label: 'Fee accounts', to: '/fee_accounts' },
        { label: 'Receipt sets', to: '/receipt_sets' },
        { label: 'Receipt templates', to: '/receipt_templates' },
      ),
      block.table('receiptsOfFees', { label: 'Fee categories' }),
      block.table('receiptsOfInstantFees', { label: 'Instant fee categories' }),
      block.table('receiptsOfAdvances', { label: 'Advance fee categories' }),
    ],
  }),
] as const;
