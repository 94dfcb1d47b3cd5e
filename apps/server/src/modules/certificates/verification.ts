import type { RecordValues } from '../../engine/behaviour.ts';
import type { Records } from '../../engine/records.ts';
import type { CallContext } from '../../engine/context.ts';
import type { VerifiedPaper } from '@school/domain';
import type { FoundPaper, PaperSource } from '../verification/verifiable-papers.ts';
import { paperWithCode, type IssuedPaper, type PaperResource } from './paper.store.ts';
import { textOf } from './issuing.ts';

const kinds: Readonly<Record<PaperResource, VerifiedPaper['kind']>> = {
  generatedCertificate: 'CERTIFICATE',
  generatedIdCard: 'ID_CARD',
  transferCertificate: 'TRANSFER_CERTIFICATE',
};

/** Whether a document is valid today; a card expires by its date even before this has been recorded. */
const stateOf = (row: RecordValues, paper: IssuedPaper, today: string): VerifiedPaper['status'] => {
  const status = textOf(row['status']);
  const validUntil = textOf(row['validUntil']);
  if (['CANCELLED', 'LOST', 'REPLACED'].includes(status)) return 'REVOKED';
  if (status === 'EXPIRED' || (validUntil !== '' && validUntil < today)) return 'EXPIRED';
  const revision = Number(row['revision'] ?? paper.revision);
  return revision > paper.revision ? 'REPLACED' : 'VALID';
};

/** What an outsider may know about a document in hand: what it is, whose, its date, and whether it is valid (R30). */
const verified = async (
  paper: IssuedPaper,
  records: Records,
  context: CallContext,
): Promise<FoundPaper | undefined> => {
  const row = await records.read(context, paper.resource, paper.record, { system: true });
  if (!row) return undefined;
  return {
    kind: kinds[paper.resource],
    number: textOf(row['number'] ?? row['cardNumber']),
    name: textOf(row['recipient'] ?? row['studentName']),
    issuedOn: textOf(row['issueDate'] ?? row['issuedOn']),
    validUntil: textOf(row['validUntil']) || null,
    status: stateOf(row, paper, context.today),
  };
};

/** Certificates, ID cards and transfer certificates by their code. */
export const issuedPapers =
  (records: Records): PaperSource =>
  async (connection, code, context) => {
    const paper = await paperWithCode(connection, code);
    return paper && verified(paper, records, context);
  };
