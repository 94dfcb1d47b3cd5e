/** Custom screens for courses, batches and subjects, keyed by their definition. */
export const academicScreens = {
  linkBatches: async () => ({ default: (await import('./link-batches/LinkBatches.tsx')).LinkBatches }),
} as const;
