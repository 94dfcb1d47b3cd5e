/** What a library lends. */
export const mediaTypes = {
  BOOK: 'Book',
  JOURNAL: 'Journal',
  MAGAZINE: 'Magazine',
  CD_DVD: 'CD or DVD',
  MAP: 'Map',
  EBOOK: 'E-book',
  OTHER: 'Other',
} as const;

export const conditions = {
  NEW: 'New',
  GOOD: 'Good',
  WORN: 'Worn',
  DAMAGED: 'Damaged',
  UNUSABLE: 'Unusable',
} as const;

export const afterReturns = {
  MAKE_AVAILABLE: 'Back on the shelf',
  BINDING: 'To the binder',
  WITHDRAW: 'Withdraw from stock',
} as const;
