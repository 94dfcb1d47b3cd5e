/** An account that the product posts to: code, name and type as proposed; all but the key may be changed. */
type StandardAccount = readonly [
  code: string,
  name: string,
  type: 'ASSET' | 'LIABILITY' | 'EQUITY' | 'INCOME' | 'EXPENSE',
];

/** The chart that a school starts with, by the key that postings name. */
export const standardChart = {
  CASH: ['1010', 'Cash', 'ASSET'],
  BANK: ['1020', 'Bank', 'ASSET'],
  ONLINE: ['1030', 'Online payments', 'ASSET'],
  RECEIVABLE: ['1100', 'Fees receivable', 'ASSET'],
  STOCK: ['1200', 'Stock of stores', 'ASSET'],
  SUPPLIERS: ['2050', 'Owed to suppliers', 'LIABILITY'],
  ADVANCES: ['2100', 'Advances of students', 'LIABILITY'],
  TAX_PAYABLE: ['2200', 'Tax payable', 'LIABILITY'],
  SALARIES_PAYABLE: ['2300', 'Salaries payable', 'LIABILITY'],
  DEDUCTIONS_PAYABLE: ['2310', 'Deductions payable', 'LIABILITY'],
  SURPLUS: ['3100', 'Accumulated surplus', 'EQUITY'],
  OPENING: ['3900', 'Opening balances', 'EQUITY'],
  FEE_INCOME: ['4010', 'Fee income', 'INCOME'],
  FEE_DISCOUNT: ['4020', 'Fee discounts', 'INCOME'],
  FEE_REFUND: ['4030', 'Fee refunds', 'INCOME'],
  FINE_INCOME: ['4040', 'Fines for late payment', 'INCOME'],
  INSTANT_FEE: ['4050', 'Instant fees', 'INCOME'],
  LIBRARY: ['4060', 'Library fines', 'INCOME'],
  STORE_SALE: ['4070', 'Sales of stores', 'INCOME'],
  DONATION: ['4080', 'Donations', 'INCOME'],
  APPLICATION: ['4090', 'Application fees', 'INCOME'],
  OTHER_INCOME: ['4900', 'Other income', 'INCOME'],
  SALARIES: ['5010', 'Salaries', 'EXPENSE'],
  GATEWAY_CHARGES: ['5100', 'Charges of payment gateways', 'EXPENSE'],
  GOODS_USED: ['5200', 'Goods used and sold', 'EXPENSE'],
  PURCHASE_CHARGES: ['5210', 'Tax and charges of purchases', 'EXPENSE'],
  STOCK_DIFFERENCE: ['5220', 'Stock differences', 'EXPENSE'],
  CASH_DIFFERENCE: ['5800', 'Cash over and short', 'EXPENSE'],
  OTHER_EXPENSE: ['5900', 'Other expenses', 'EXPENSE'],
} as const satisfies Readonly<Record<string, StandardAccount>>;

/** Key of an account that the product posts to. */
export type AccountKey = keyof typeof standardChart;
