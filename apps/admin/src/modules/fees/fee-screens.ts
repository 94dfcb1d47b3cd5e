/** Own screens of fees by the key of their definition. */
export const feeScreens = {
  feeCounter: async () => ({ default: (await import('./FeeCounter.tsx')).FeeCounter }),
  applyRefund: async () => ({ default: (await import('./ApplyRefund.tsx')).ApplyRefund }),
  advanceCounter: async () => ({ default: (await import('./AdvanceCounter.tsx')).AdvanceCounter }),
  feeStructure: async () => ({ default: (await import('./FeeStructure.tsx')).FeeStructure }),
  myFees: async () => ({ default: (await import('./OwnFees.tsx')).OwnFees }),
  childrensFees: async () => ({ default: (await import('./OwnFees.tsx')).OwnFees }),
} as const;
