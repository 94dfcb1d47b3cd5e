/** What anybody learns of a paper by its code, and nothing more. */
export interface VerifiedPaper {
  readonly school: string;
  readonly kind: 'CERTIFICATE' | 'ID_CARD' | 'TRANSFER_CERTIFICATE' | 'REPORT_CARD';
  /** Empty for papers without a number. */
  readonly number: string;
  readonly name: string;
  /** "yyyy-MM-dd" */
  readonly issuedOn: string;
  /** Last day of a card; null for papers that do not end. */
  readonly validUntil: string | null;
  /** `REPLACED`: a later revision of it was issued. */
  readonly status: 'VALID' | 'EXPIRED' | 'REVOKED' | 'REPLACED';
  /** What else is told of a report card, as the page names it. */
  readonly facts?: readonly { readonly key: VerifiedFact; readonly value: string }[];
  /** Figures of a report card by subject, so that those on paper can be compared. */
  readonly figures?: readonly { readonly label: string; readonly value: string }[];
}

/** A fact of a paper that only some papers have. */
export type VerifiedFact = 'report' | 'batch' | 'admissionNumber' | 'average' | 'grade';
