/** Own screens of fees by the key of their definition. */
export const feeScreens = {
  feeCounter: async () => ({ default: (await import('./FeeCounter.tsx')).FeeCounter }),
  feeStructure: async () => ({ default: (await import('./FeeStructure.tsx')).FeeStructure }),
  myFees: async () => ({ default: (await import('./OwnFees.tsx')).OwnFees }),
  childrensFees: async () => ({ default: (await import('./OwnFees.tsx')).OwnFees }),
} as const;
