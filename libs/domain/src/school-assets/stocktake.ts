/** A stocktake's finding on one asset (AST-4). */
export type StocktakeResult = 'CONFIRMED' | 'MOVED' | 'MISSING' | 'UNEXPECTED';

/** An asset and where its tag was read. */
export interface Sighting {
  /** Whether the stocktake expected it. */
  readonly expected: boolean;
  /** Room that it should be in; null where it has none: in store, or issued to a person. */
  readonly expectedIn: number | null;
  /** Room in which its tag was read; null where no place was given. */
  readonly foundIn: number | null;
}

/** The meaning of a tag that was read: places are compared where both are known. */
export const stocktakeResult = ({
  expected,
  expectedIn,
  foundIn,
}: Sighting): Exclude<StocktakeResult, 'MISSING'> => {
  if (!expected) return 'UNEXPECTED';
  return expectedIn === null || foundIn === null || expectedIn === foundIn ? 'CONFIRMED' : 'MOVED';
};

/** The tags that were read, one per line, each once, in their order. */
export const readTags = (text: string): readonly string[] => [
  ...new Set(text.split(/[\r\n]+/).flatMap((line) => line.trim() || [])),
];
