/** What the office exports for all families, and each family for itself: what is owed and paid. */
export const ofFamilies = [
  'paymentAttempt',
  'feeChallan',
  'studentFee',
  'studentWallet',
  'transactionReceipt',
  'walletTransaction',
] as const;
