/** Custom screens for online payments, keyed by their definition. */
export const paymentScreens = {
  payOnline: async () => ({ default: (await import('./PayOnline.tsx')).PayOnline }),
  trialPayment: async () => ({ default: (await import('./TrialPayment.tsx')).TrialPayment }),
  paymentResult: async () => ({ default: (await import('./PaymentResult.tsx')).PaymentResult }),
} as const;
