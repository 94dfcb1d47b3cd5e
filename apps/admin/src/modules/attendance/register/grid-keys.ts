/** Keys that mark a cell: letters of labels, P for present, 1 and 2 for a half. */
export const isMarking = (key: string): boolean => /^[a-z12]$/i.test(key);
