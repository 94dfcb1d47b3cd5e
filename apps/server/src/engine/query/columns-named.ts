const keptOf = new Map<string, Map<string, string>>();
const maxKept = 2_000;

const literal = /'(?:[^']|'')*'/g;

/**
 * Columns of the table under an alias that a select list names, as a select list of their own. A page is chosen with these
 * alone: carrying whole rows through its sorting costs as much as finding them.
 */
export const columnsNamedIn = (selectList: string, alias: string): string => {
  // The select list is itself cached, so that it is found without being read again.
  let kept = keptOf.get(alias);
  if (!kept) keptOf.set(alias, (kept = new Map()));
  const known = kept.get(selectList);
  if (known !== undefined) return known;
  const names = new RegExp(String.raw`(?<![\w"])${alias}\.("(?:[^"]|"")+"|\w+)`, 'g');
  const found = [...selectList.replace(literal, "''").matchAll(names)].map(([reference]) => reference);
  const columns = [...new Set([`${alias}.id`, ...found.filter((name) => name !== `${alias}."id"`)])].join(
    ', ',
  );
  if (kept.size >= maxKept) kept.clear();
  kept.set(selectList, columns);
  return columns;
};
