/** What a stocktake says of one asset (AST-4). */
export type StocktakeResult = 'CONFIRMED' | 'MOVED' | 'MISSING' | 'UNEXPECTED';

/** An asset and where its tag was read. */
export interface Sighting {
  /** Whether the stocktake expected it. */
  readonly expected: boolean;
  /** Room that it should be in; null where it has none: in store, or in somebody's hands. */
  readonly expectedIn: number | null;
  /** Room in which its tag was read; null where the place was not named. */
  readonly foundIn: number | null;
}

/** What a tag that was read means: places are compared where both are known. */
export const stocktakeResult = ({
  expected,
  expectedIn,
  foundIn,
}: Sighting): Exclude<StocktakeResult, 'MISSING'> => {
  if (!expected) return 'UNEXPECTED';
  return expectedIn === null || foundIn === null || expectedIn === foundIn ? 'CONFIRMED' : 'MOVED';
};

/** The tags that were read, one in each line, each once, in their order. */
export const readTags = (text: string): readonly string[] => [
  ...new Set(text.split(/[\r\n]+/).flatMap((line) => line.trim() || [])),
];
