/** What anybody learns of a paper by its code, and nothing more. */
export interface VerifiedPaper {
  readonly school: string;
  readonly kind: 'CERTIFICATE' | 'ID_CARD' | 'TRANSFER_CERTIFICATE';
  readonly number: string;
  readonly name: string;
  /** "yyyy-MM-dd" */
  readonly issuedOn: string;
  /** Last day of a card; null for papers that do not end. */
  readonly validUntil: string | null;
  /** `REPLACED`: a later revision of it was issued. */
  readonly status: 'VALID' | 'EXPIRED' | 'REVOKED' | 'REPLACED';
}
