import type { Paper } from '@school/kernel';
import type { Design, DesignPart } from '../administration/designs/design.ts';

const documents: Readonly<Record<string, readonly [student: string, employee: string]>> = {
  certificateTemplate: ['studentCertificate', 'employeeCertificate'],
  idCardTemplate: ['studentIdCard', 'employeeIdCard'],
  tcTemplate: ['transferCertificate', 'transferCertificate'],
};

/** Key of the document that a template is a design for. */
export const documentOfTemplate = (resource: string, userType: unknown): string =>
  documents[resource]?.[userType === 'EMPLOYEE' ? 1 : 0] ?? '';

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The parts of a design that are written; cards have a back. */
export const partsOfDesign = ({ back }: Pick<Design, 'back'>): readonly DesignPart[] =>
  back === undefined ? ['body', 'style'] : ['body', 'back', 'style'];

/** A card is previewed on its own, at its own size, whatever sheet it is printed on. */
export const previewPaper = (chosen: unknown, papers: readonly Paper[]): Paper => {
  const paper = papers.find((known) => known === chosen) ?? papers[0] ?? 'A4';
  return paper === 'CR80-A4' ? 'CR80' : paper;
};
