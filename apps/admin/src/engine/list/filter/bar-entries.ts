interface BarEntry {
  readonly id: string;
  readonly field: string;
  /** Where something is asked of the field. */
  readonly filterKey?: string;
}

/**
 * What stands in a bar of filters: the offered fields, then what else is asked. A filter that is set stays where it was
 * offered, so that nothing moves away under the pointer.
 */
export const barEntries = (
  offered: readonly string[],
  asked: readonly string[],
  fieldOf: (filterKey: string) => string,
): readonly BarEntry[] => [
  ...offered.flatMap((field) => {
    const own = asked.filter((key) => fieldOf(key) === field);
    return own.length === 0
      ? [{ id: field, field }]
      : own.map((filterKey, at) => ({ id: at === 0 ? field : filterKey, field, filterKey }));
  }),
  ...asked
    .filter((key) => !offered.includes(fieldOf(key)))
    .map((filterKey) => ({ id: filterKey, field: fieldOf(filterKey), filterKey })),
];
