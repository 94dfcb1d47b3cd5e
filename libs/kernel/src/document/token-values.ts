import { tokensOf } from './define.ts';
import type { Document } from './define.ts';
import type { TokenEntry } from './token.ts';

/** Texts of one document by token; a list token has an entry per row. */
export type TokenValues = Readonly<Record<string, string | readonly TokenEntry[]>>;

/** The samples from the definition. */
export const sampleValues = (document: Document): TokenValues =>
  Object.fromEntries(Object.entries(tokensOf(document)).map(([key, { sample }]) => [key, sample]));

/** Text of a token, empty for lists and missing tokens. */
export const tokenText = (values: TokenValues, key: string): string => {
  const value = values[key];
  return typeof value === 'string' ? value : '';
};
