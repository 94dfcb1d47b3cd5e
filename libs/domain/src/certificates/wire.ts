/** What anyone learns about a document from its code, and nothing more. */
export interface VerifiedPaper {
  readonly school: string;
  readonly kind: 'CERTIFICATE' | 'ID_CARD' | 'TRANSFER_CERTIFICATE' | 'REPORT_CARD';
  /** Empty for documents without a number. */
  readonly number: string;
  readonly name: string;
  /** "yyyy-MM-dd" */
  readonly issuedOn: string;
  /** Last day of a card; null for documents that do not expire. */
  readonly validUntil: string | null;
  /** `REPLACED`: a later revision has been issued. */
  readonly status: 'VALID' | 'EXPIRED' | 'REVOKED' | 'REPLACED';
  /** Further facts about a report card, by the names used on the page. */
  readonly facts?: readonly { readonly key: VerifiedFact; readonly value: string }[];
  /** Figures of a report card by subject, for comparison with those on paper. */
  readonly figures?: readonly { readonly label: string; readonly value: string }[];
}

/** A fact that only some documents have. */
export type VerifiedFact = 'report' | 'batch' | 'admissionNumber' | 'average' | 'grade';
