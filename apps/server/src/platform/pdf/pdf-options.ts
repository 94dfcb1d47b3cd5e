import type { Paper } from '@school/kernel';

export type { Paper };

/** How a page of HTML is printed on paper. */
export interface PdfOptions {
  readonly paper: Paper;
  /** Text in the footer of every page, next to "page x of y"; without it the footer is empty. */
  readonly footer?: string;
  /** Words around the numbers, in the language of the document; `{page}` and `{pages}` are placeholders for them. */
  readonly pageWords?: string;
  /** Text in the header of every page. */
  readonly header?: string;
  /** Tagged for screen readers; more than doubles the size and is left out where many are printed. */
  readonly tagged?: boolean;
  /** Milliseconds allowed for this document if it has many pages; the usual limit without. */
  readonly time?: number;
}

/** Size and margins, in millimetres; a roll has no fixed height. */
export interface Sheet {
  readonly width: number;
  readonly height: number | undefined;
  readonly margin: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  /** Not a tenth of a millimetre longer: a card printer would not print it whole. */
  readonly exact?: true;
  /** Where one sheet holds several records: size of each and how many there are across and down. */
  readonly cells?: {
    readonly width: number;
    readonly height: number;
    readonly columns: number;
    readonly rows: number;
    /** All cells of a sheet show the same record; one that needs more room gets it and the next cell starts a new sheet. */
    readonly areCopies?: boolean;
    /** Where the first cell begins; crop marks are in the margins around the cells. */
    readonly inset?: { readonly top: number; readonly left: number };
  };
}

/** ISO/IEC 7810 ID-1. */
const card = { width: 85.6, height: 53.98 };
const office = { top: 15, right: 15, bottom: 18, left: 15 };

export const sheets: Readonly<Record<Paper, Sheet>> = {
  A4: { width: 210, height: 297, margin: office },
  'A4-landscape': { width: 297, height: 210, margin: office },
  A5: { width: 148, height: 210, margin: { top: 10, right: 10, bottom: 14, left: 10 } },
  '80mm': { width: 80, height: undefined, margin: { top: 3, right: 3, bottom: 3, left: 3 } },
  CR80: {
    ...card,
    exact: true,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    cells: { ...card, columns: 1, rows: 1 },
  },
  'CR80-A4': {
    width: 210,
    height: 297,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    cells: { ...card, columns: 2, rows: 5, inset: { top: 13.55, left: 19.4 } },
  },
  // Half a millimetre less than half a page, so that rounding never starts a third one.
  'A4-halves': {
    width: 210,
    height: 297,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    cells: { width: 210, height: 148, columns: 1, rows: 2, areCopies: true },
  },
};
