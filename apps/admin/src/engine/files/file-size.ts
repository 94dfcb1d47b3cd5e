/** Bytes in readable form: `350 kB`, `1.2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Why a chosen file cannot be accepted, as a translation key with its parameters. */
export const fileProblem = (
  file: { readonly name: string; readonly size: number },
  accept: readonly string[],
  maxBytes: number | undefined,
): readonly [key: string, params: Readonly<Record<string, string>>] | undefined => {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!accept.map((one) => one.toLowerCase()).includes(extension))
    return ['engine.file.type', { name: file.name, accept: accept.join(', ') }];
  if (maxBytes !== undefined && file.size > maxBytes)
    return ['engine.file.large', { name: file.name, max: fileSize(maxBytes) }];
  return undefined;
};
