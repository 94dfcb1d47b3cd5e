import { block, contribute, definePage, defineView, f } from '@school/kernel';
import { feeStaff } from './access.ts';

const ofBatch = {
  category: f.ref('feeCategory', { label: 'Fee category', required: true }),
  batch: f.ref('batch', { required: true }),
} as const;
/** Without batches it is for all of the fee category. */
const inBatch = { _or: [{ batches_empty: true }, { batches_contains: { $field: 'batch' } }] } as const;
const forBatch = { parameters: ofBatch, narrows: { batch: '' }, where: inBatch } as const;
const receiver = { receiverType: {}, studentCategory: {}, student: {} } as const;

/** The fee category of the page. */
const feeCategoryOfPage = defineView('feeCategoryOfPage', {
  module: 'fees',
  label: 'Fee category',
  of: 'feeCategory',
  parameters: ofBatch,
  narrows: { category: 'id', batch: '' },
  columns: { name: { label: 'Fee category' }, financialYear: {}, feeAccount: {}, receiptSequence: {} },
});

/** What a batch is billed in a fee category. */
const particularsOfBatch = defineView('particularsOfBatch', {
  module: 'fees',
  label: 'Particulars',
  of: 'feeParticular',
  ...forBatch,
  columns: {
    name: { link: '/finance/fees_particulars_edit/edit/:id' },
    masterParticular: {},
    amount: { total: true },
    taxSlab: {},
    ...receiver,
    priority: {},
    id: { hidden: true },
  },
  sort: 'priority',
});

/** What a batch, or someone in it, need not pay in a fee category. */
const discountsOfBatch = defineView('discountsOfBatch', {
  module: 'fees',
  label: 'Discounts',
  of: 'feeDiscount',
  ...forBatch,
  columns: {
    name: { link: '/finance/fee_discounts/edit/:id' },
    kind: {},
    value: {},
    target: {},
    masterParticular: {},
    ...receiver,
    id: { hidden: true },
  },
  sort: 'name',
});

/** A fee collection by batch. */
const batchesOfCollection = defineView('batchesOfCollection', {
  module: 'fees',
  label: 'Batches',
  of: 'studentFee',
  parameters: { feeCollection: f.ref('feeCollection', { required: true }) },
  narrows: { feeCollection: 'collection' },
  where: { status_ne: 'CANCELLED' },
  columns: {
    batch: { link: '/finance/collection_details_view/:collectionId/:batchId' },
    bills: { label: 'Bills', figure: { fn: 'count' }, total: true },
    payable: { label: 'To pay', figure: { fn: 'sum', field: 'payable' }, total: true },
    paid: { label: 'Paid', figure: { fn: 'sum', field: 'paid' }, total: true },
    left: { label: 'Balance due', figure: { fn: 'sum', field: 'balance' }, total: true },
    collectionId: { value: 'collection.id', hidden: true },
    batchId: { value: 'batch.id', hidden: true },
  },
  sort: 'batch',
});

/** The fee categories of a batch, from the particulars that it is billed. */
const feesOfBatch = defineView('feesOfBatch', {
  module: 'fees',
  label: 'Fee collections',
  of: 'studentFee',
  parameters: { batch: f.ref('batch', { required: true }) },
  where: { status_ne: 'CANCELLED' },
  columns: {
    collection: { link: '/finance/collection_details_view/:collectionId/:batchId' },
    category: {
      value: 'collection.category',
      link: '/finance/master_category_particulars/:categoryId/:batchId',
    },
    dueDate: { label: 'Due date', figure: { fn: 'max', field: 'dueDate' } },
    payable: { label: 'To pay', figure: { fn: 'sum', field: 'payable' }, total: true },
    left: { label: 'Balance due', figure: { fn: 'sum', field: 'balance' }, total: true },
    collectionId: { value: 'collection.id', hidden: true },
    categoryId: { value: 'collection.category.id', hidden: true },
    batchId: { value: 'batch.id', hidden: true },
  },
  sort: '-dueDate',
  access: feeStaff,
});

export const batchFeeViews = [
  feeCategoryOfPage,
  particularsOfBatch,
  discountsOfBatch,
  batchesOfCollection,
  feesOfBatch,
] as const;

export const batchFeeContributions = [
  contribute('feeCollection', {
    module: 'fees',
    tabs: [{ key: 'batches', label: 'Batches', blocks: [block.table('batchesOfCollection')] }],
  }),
  contribute('batch', {
    module: 'fees',
    tabs: [{ key: 'fees', label: 'Fees', access: feeStaff, blocks: [block.table('feesOfBatch')] }],
  }),
] as const;

/** What a batch is billed in a fee category, and what it need not pay. */
export const batchFeePages = [
  definePage('categoryOfBatch', {
    module: 'fees',
    label: 'Particulars and discounts',
    paths: ['/finance/master_category_particulars/:categoryId/:batchId'],
    of: 'batch',
    parameters: { category: 'categoryId' },
    parent: '/finance/create_fees',
    access: feeStaff,
    blocks: [
      block.facts('feeCategoryOfPage'),
      block.links(
        { label: 'New particular', to: '/finance/fees_particulars_new', access: ['ManageFee'] },
        { label: 'New discount', to: '/finance/fee_discount_new', access: ['ManageFee'] },
      ),
      block.table('particularsOfBatch', { label: 'Particulars', empty: 'Nothing is billed to this batch.' }),
      block.table('discountsOfBatch', { label: 'Discounts', empty: 'No discounts.' }),
    ],
  }),
] as const;
