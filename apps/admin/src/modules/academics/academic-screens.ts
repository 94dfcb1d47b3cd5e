/** Own screens of courses, batches and subjects by the key of their definition. */
export const academicScreens = {
  linkBatches: async () => ({ default: (await import('./link-batches/LinkBatches.tsx')).LinkBatches }),
} as const;
