const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isOpen = (segment: string): boolean => segment.startsWith(':') || segment.includes('*');

/**
 * Whether a router prefers another address for some request that both fit, reading segment by segment and a literal
 * before a parameter. Addresses that differ in the names of parameters only are the same one.
 * @param path the address that is less literal, such as `/x/:id`
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
