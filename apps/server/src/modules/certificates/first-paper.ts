import type { TokenValues } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { designOf, documentFor, onPaper, tokensUsed, writePaper, yearOf } from './issuing.ts';
import { only, recipientOf, templateFor, valuesBeside } from './recipients.ts';

/** The two kinds of document issued from a template, with their templates. */
const templates = { generatedCertificate: 'certificateTemplate', generatedIdCard: 'idCardTemplate' } as const;

/**
 * Writes a newly issued document, as its template designs it.
 * @param own what the document states besides the person, the day and the year
 */
export const writeFirstPaper = async (
  resource: keyof typeof templates,
  saved: RecordValues,
  own: TokenValues,
  work: Work,
): Promise<void> => {
  const template = await templateFor(templates[resource], saved, work);
  const recipient = await recipientOf(saved, work);
  const document = documentFor(templates[resource], saved['userType']);
  const design = designOf(template, document);
  const used = tokensUsed(design);
  const ofFields = only(await work.records.onPaper(work, document.key, used, [recipient.id]));
  const day = String(saved['issueDate']);
  const values = {
    ...ofFields,
    ...(await valuesBeside(recipient, used, work)),
    issuedOn: await onPaper(day, work),
    academicYear: (await yearOf(day, work)).words,
    ...own,
  };
  const paper = { resource, record: Number(saved['id']), revision: 1, code: String(saved['code']) };
  await writePaper({ ...paper, document, design, values }, work);
};
