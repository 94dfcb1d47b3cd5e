/** Custom screens for students, keyed by their definition. */
export const studentScreens = {
  myProfile: async () => ({ default: (await import('./own/MyProfile.tsx')).MyProfile }),
  myChildren: async () => ({ default: (await import('./own/MyChildren.tsx')).MyChildren }),
  batchTransfers: async () => ({ default: (await import('./transfers/BatchTransfers.tsx')).BatchTransfers }),
  batchTransferOf: async () => ({ default: (await import('./transfers/TransferBatch.tsx')).TransferBatch }),
  graduationOf: async () => ({ default: (await import('./transfers/GraduateBatch.tsx')).GraduateBatch }),
  revertTransfers: async () => ({
    default: (await import('./transfers/RevertTransfers.tsx')).RevertTransfers,
  }),
  rollNumbers: async () => ({ default: (await import('./roll-numbers/RollNumbers.tsx')).RollNumbers }),
  setRollNumbers: async () => ({
    default: (await import('./roll-numbers/SetRollNumbers.tsx')).SetRollNumbers,
  }),
  editRollNumbers: async () => ({
    default: (await import('./roll-numbers/EditRollNumbers.tsx')).EditRollNumbers,
  }),
  studentElectives: async () => ({
    default: (await import('./electives/StudentElectives.tsx')).StudentElectives,
  }),
} as const;
