/** How many letters must be inserted, deleted or changed (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The name that was probably meant, when one is close enough. */
export const closest = (word: string, names: readonly string[]): string | undefined => {
  const wanted = word.toLowerCase();
  const ranked = names
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.name : undefined;
};

/** `did you mean "mobile"?` as the hint of a finding. */
export const didYouMean = (word: string, names: readonly string[]): { readonly hint?: string } => {
  const name = closest(word, names);
  return name === undefined ? {} : { hint: `did you mean "${name}"?` };
};
