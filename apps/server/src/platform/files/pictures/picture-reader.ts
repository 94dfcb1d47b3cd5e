/** A picture written anew, and how large it is. Undefined for bytes that are no whole picture. */
export type PictureReader = (
  bytes: Buffer,
) => { readonly width: number; readonly height: number; readonly parts: readonly Buffer[] } | undefined;
