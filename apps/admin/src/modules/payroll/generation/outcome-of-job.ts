import type { Outcome } from './use-generation.ts';

const countOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 0;
};

/** How many payslips a generation job created and skipped; it may return lists or numbers. */
export const outcomeOfJob = (result: unknown): Outcome => {
  const given = (result ?? {}) as { readonly created?: unknown; readonly skipped?: unknown };
  return { created: countOf(given.created), skipped: countOf(given.skipped) };
};
