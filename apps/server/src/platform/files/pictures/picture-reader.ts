/** A rewritten picture, and its dimensions. Undefined for bytes that are not a complete picture. */
export type PictureReader = (
  bytes: Buffer,
) => { readonly width: number; readonly height: number; readonly parts: readonly Buffer[] } | undefined;
