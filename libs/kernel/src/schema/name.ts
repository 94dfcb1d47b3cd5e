/** PostgreSQL silently truncates longer names, so that two of them may become one. */
export const longestName = 63;

/** Eight hexadecimal digits derived from the text (FNV-1a, 32 bits; the same in browser and server). */
export const shortHash = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};

/** Joins parts into the name of an index or constraint; one that would be truncated ends in a hash of the whole instead. */
export const schemaName = (...parts: readonly string[]): string => {
  const name = parts.join('_').replaceAll(/\W+/g, '_');
  return name.length <= longestName ? name : `${name.slice(0, longestName - 9)}_${shortHash(name)}`;
};
