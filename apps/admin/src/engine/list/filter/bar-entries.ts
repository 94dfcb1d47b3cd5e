interface BarEntry {
  readonly id: string;
  readonly field: string;
  /** If the field is filtered by. */
  readonly filterKey?: string;
}

/**
 * The content of a filter bar: the offered fields, then any other active filters. An active filter stays where it was
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
