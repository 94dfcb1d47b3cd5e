/** Payrolls of people who are in their group today or will be: those without an end date, or with one in the future. */
export const inForce = {
  _or: [{ effectiveTo_empty: true }, { effectiveTo_gte: { $date: 'today' } }],
} as const;
