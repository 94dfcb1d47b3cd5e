/** Ids are positive whole numbers that JSON represents exactly. */
export const isIdentifier = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
