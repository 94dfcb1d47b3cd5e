const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as B, KB, MB, GB or TB with two decimals, 1024 of one to the next (001 §9). */
export const itemSize = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${(bytes / 1024 ** step).toFixed(2)} ${units[step]}`;
};
