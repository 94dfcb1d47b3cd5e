const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isOpen = (segment: string): boolean => segment.startsWith(':') || segment.includes('*');

/**
 * Whether a router prefers another address for some request that both match, reading segment by segment and a literal
 * before a parameter. Addresses that differ only in parameter names are the same.
 * @param path the less literal address, such as `/x/:id`
 * @param before the one that goes first, such as `/x/getall`
 * @throws Error when both are the same address
 */
export const standsBehind = (path: string, before: string): boolean => {
  const [own, other] = [segmentsOf(path), segmentsOf(before)];
  const isWild = own.at(-1)?.includes('*') === true;
  if (isWild ? other.length < own.length : other.length !== own.length) return false;
  for (const [index, segment] of own.entries()) {
    const beside = other[index] ?? '';
    if (isOpen(segment) !== isOpen(beside)) return isOpen(segment);
    if (!isOpen(segment) && segment !== beside) return false;
  }
  if (!isWild) throw new Error(`${path} is answered twice.`);
  return true;
};
