import { inlineTypes } from '../../../platform/files/content-type.ts';
import { noPreview } from '../drive-refusal.ts';
import type { ReadableFile } from './readable-file.store.ts';

/** Largest picture or PDF that is previewed, in bytes. */
const largest = 50 * 1_048_576;
/** Bytes of a text that are previewed. */
const beginning = 262_144;

/**
 * How a file is previewed: the type it is sent as, and how many bytes. Texts of every kind are sent as plain text, so that
 * nothing in them is ever executed.
 * @throws Refusal 415
 */
export const previewOf = ({ type, size }: ReadableFile): { readonly type: string; readonly size: number } => {
  const isText = type.startsWith('text/') || type === 'application/json';
  if (isText) return { type: 'text/plain; charset=utf-8', size: Math.min(size, beginning) };
  if ((inlineTypes.has(type) || type === 'application/pdf') && size <= largest) return { type, size };
  throw noPreview();
};
