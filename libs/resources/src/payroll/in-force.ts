/** Payrolls of people who are in their group today or will be: those without an end, or with one that is still to come. */
export const inForce = {
  _or: [{ effectiveTo_empty: true }, { effectiveTo_gte: { $date: 'today' } }],
} as const;
