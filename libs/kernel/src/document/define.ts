import type { Principal } from '../access/access.ts';
import { commonTokens, token } from './token.ts';
import type { Tokens } from './token.ts';

/**
 * `80mm` is a roll as long as its text, `CR80` one card a page for card printers, `CR80-A4` ten cards on a sheet with
 * crop marks, `A4-halves` a page that is cut in two, each half a copy of the same record.
 */
export type Paper = 'A4' | 'A4-landscape' | 'A5' | '80mm' | 'CR80' | 'CR80-A4' | 'A4-halves';

export interface DocumentOptions {
  readonly module: string;
  readonly label: string;
  /** The resource of which one row is printed. */
  readonly of: string;
  /** Papers that it may be printed on, the usual one first. */
  readonly papers: readonly [Paper, ...Paper[]];
  /** What its template may use, besides `commonTokens`. */
  readonly tokens: Tokens;
  /** Whose the halves are, on a paper that is cut; the template writes it as `{{ copy }}`. */
  readonly copies?: readonly [string, string];
  /** Token that names the file. */
  readonly fileName: string;
  /**
   * Key of the resource whose records are its designs: an institution has several and chooses one each time. Without
   * `kept` it is written alone when something is issued, and never printed of a record at will.
   */
  readonly designs?: string;
  /** It is printed as it was written when it was issued, whatever its record or its design have become. */
  readonly kept?: true;
  readonly access: readonly Principal[];
}
export interface Document<K extends string = string> extends DocumentOptions {
  readonly kind: 'document';
  readonly key: K;
}

/** How a document looks: Liquid markup for one record, and its styles. */
export interface DocumentTemplate {
  readonly body: string;
  readonly style: string;
  /** The other side of a card. */
  readonly back?: string;
}

/**
 * Something that is printed from one record. Its usual template stands beside it; an institution may have its own. Values
 * come from the fields that the tokens name, others from a binding on the server.
 */
export const defineDocument = <const K extends string>(key: K, options: DocumentOptions): Document<K> => ({
  ...options,
  kind: 'document',
  key,
});

/** Whether it can be printed of a record, and not only be written when something is issued. */
export const isPrintable = ({ designs, kept }: Pick<Document, 'designs' | 'kept'>): boolean =>
  designs === undefined || kept === true;

/** Everything that templates of the document may use. */
export const tokensOf = ({ tokens, copies }: Pick<Document, 'tokens' | 'copies'>): Tokens => ({
  ...tokens,
  ...(copies ? { copy: token('Whose copy the half is', copies[0]) } : {}),
  ...commonTokens,
});
