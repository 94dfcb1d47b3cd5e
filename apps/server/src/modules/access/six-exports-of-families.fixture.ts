/** What the office exports of all families, and each family of its own: what is owed and paid. */
export const ofFamilies = [
  'paymentAttempt',
  'feeChallan',
  'studentFee',
  'studentWallet',
  'transactionReceipt',
  'walletTransaction',
] as const;
