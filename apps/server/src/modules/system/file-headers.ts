import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { inlineTypes } from '../../platform/files/content-type.ts';

/**
 * Headers of a download. Browsers save it as a file and do not sniff another type; only images that cannot do anything are
 * shown inline, and only on request.
 */
export const fileHeaders = (
  file: { readonly name: string; readonly type: string; readonly size: number },
  inline = false,
): Record<string, string> => ({
  'content-type': file.type,
  'content-length': String(file.size),
  'content-disposition': contentDisposition(file.name, inline && inlineTypes.has(file.type)),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
});
