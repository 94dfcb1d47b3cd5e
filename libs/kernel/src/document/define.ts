import type { Principal } from '../access/access.ts';
import { commonTokens, token } from './token.ts';
import type { Tokens } from './token.ts';

/**
 * `80mm` is a roll as long as its text, `CR80` one card per page for card printers, `CR80-A4` ten cards on a sheet with
 * crop marks, `A4-halves` a page that is cut in two, each half a copy of the same record.
 */
export type Paper = 'A4' | 'A4-landscape' | 'A5' | '80mm' | 'CR80' | 'CR80-A4' | 'A4-halves';

export interface DocumentOptions {
  readonly module: string;
  readonly label: string;
  /** The resource whose rows are printed, one at a time. */
  readonly of: string;
  /** Paper formats that it may be printed on, the default first. */
  readonly papers: readonly [Paper, ...Paper[]];
  /** What its template may use, in addition to `commonTokens`. */
  readonly tokens: Tokens;
  /** The holders of the halves, on a paper that is cut; the template writes it as `{{ copy }}`. */
  readonly copies?: readonly [string, string];
  /** Token that names the file. */
  readonly fileName: string;
  /**
   * Key of the resource whose records are its designs: an institution has several and chooses one each time. Without `kept`
   * it is written only when something is issued, and never printed from a record at will.
   */
  readonly designs?: string;
  /** It is printed as written when it was issued, whatever has become of its record or design. */
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
 * Something printed from one record. Its default template is next to it; an institution may have its own. Values come from
 * the fields named by the tokens, others from a binding on the server.
 */
export const defineDocument = <const K extends string>(key: K, options: DocumentOptions): Document<K> => ({
  ...options,
  kind: 'document',
  key,
});

/** Whether it can be printed from a record, and not only written when something is issued. */
export const isPrintable = ({ designs, kept }: Pick<Document, 'designs' | 'kept'>): boolean =>
  designs === undefined || kept === true;

/** Everything that templates of the document may use. */
export const tokensOf = ({ tokens, copies }: Pick<Document, 'tokens' | 'copies'>): Tokens => ({
  ...tokens,
  ...(copies ? { copy: token('Whose copy the half is', copies[0]) } : {}),
  ...commonTokens,
});
