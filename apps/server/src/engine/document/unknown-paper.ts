import type { Document, Invalid } from '@school/kernel';
import { invalidField } from '../envelope/refusals.ts';

/** 400 for a paper on which a document is not printed. */
export const unknownPaper = ({ label, papers }: Pick<Document, 'label' | 'papers'>): Invalid =>
  invalidField('paper', 'unknownPaper', '%{document} can only be printed on %{papers}.', {
    document: label,
    papers: papers.join(', '),
  });
