const shortName = 6;
const longName = 8;

/** First words that no ordinary program uses for its own variables: with an unknown remainder, they are meant for us. */
const families = ['DATABASE_', 'DEMO_', 'FILES_', 'JWT_', 'SCHOOL_', 'SMS_', 'SMTP_'];

/**
 * Number of single edits between two words; swapped neighbours count as one edit. In a short word a changed letter makes a
 * different word (POST is not a mistyped PORT), so there it counts double.
 */
const editDistance = (left: string, right: string, substitution: number): number => {
  const rows = Array.from({ length: left.length + 1 }, (_, index) => [index]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.MAX_SAFE_INTEGER;
  for (let column = 1; column <= right.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : substitution),
          row > 1 && column > 1 && swapped ? at(row - 2, column - 2) + 1 : Number.MAX_SAFE_INTEGER,
        ),
      );
    }
  }
  return at(left.length, right.length);
};

const distanceTo = (name: string, known: string): number =>
  editDistance(name.toUpperCase(), known, known.length < shortName ? 2 : 1);

/** The known name that was probably meant, if one is close enough to be a typo. */
export const nearestName = (name: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, distance: distanceTo(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= (candidate.length < longName ? 1 : 2))
    .sort((left, right) => left.distance - right.distance)[0]?.candidate;

/**
 * Whether a variable of the machine was meant for this product although it is not one of its settings. The environment is
 * full of other programs' variables, so only misspellings of our names and our own families count.
 */
export const meantForUs = (name: string, known: readonly string[]): boolean =>
  families.some((family) => name.startsWith(family)) || nearestName(name, known) !== undefined;
