/** Custom screens for fees, keyed by their definition. */
export const feeScreens = {
  feeCounter: async () => ({ default: (await import('./FeeCounter.tsx')).FeeCounter }),
  batchPayments: async () => ({ default: (await import('./BatchPayments.tsx')).BatchPayments }),
  changeBills: async () => ({ default: (await import('./changing/ChangeBills.tsx')).ChangeBills }),
  assignFees: async () => ({ default: (await import('./AssignFees.tsx')).AssignFees }),
  instantPayment: async () => ({ default: (await import('./instant/InstantPayment.tsx')).InstantPayment }),
  instantResult: async () => ({ default: (await import('./instant/InstantResult.tsx')).InstantResult }),
  allocateFares: async () => ({ default: (await import('./fares/AllocateFares.tsx')).AllocateFares }),
  payFares: async () => ({ default: (await import('./fares/PayFares.tsx')).PayFares }),
  findFares: async () => ({ default: (await import('./fares/FindFares.tsx')).FindFares }),
  applyRefund: async () => ({ default: (await import('./ApplyRefund.tsx')).ApplyRefund }),
  advanceCounter: async () => ({ default: (await import('./AdvanceCounter.tsx')).AdvanceCounter }),
  myFees: async () => ({ default: (await import('./OwnFees.tsx')).OwnFees }),
  childrensFees: async () => ({ default: (await import('./OwnFees.tsx')).OwnFees }),
} as const;
