/** Heads that the product posts to automatically. */
export const fixedHeads = {
  FEE: ['Fee', 'INCOME'],
  INSTANT_FEE: ['Instant fee', 'INCOME'],
  LIBRARY: ['Library', 'INCOME'],
  STORE_SALE: ['Sales of stores', 'INCOME'],
  ADVANCE: ['Advance fee', 'INCOME'],
  REFUND: ['Refund', 'EXPENSE'],
  DONATION: ['Donation', 'INCOME'],
  APPLICATION: ['Application fee', 'INCOME'],
  SALARY: ['Salaries', 'EXPENSE'],
  DEDUCTION: ['Deductions from salaries', 'EXPENSE'],
  SUPPLIER: ['Purchases', 'EXPENSE'],
} as const;
/** Key of such a head. */
export type FixedCategory = keyof typeof fixedHeads;
