import type { Document } from '@school/kernel';
import { assertDesign } from '../../../engine/document/check-design.ts';
import type { Design } from '../../../engine/document/documents.ts';
import { unknownPaper } from '../../../engine/document/unknown-paper.ts';
import { bodyObject } from '../../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/** Characters of a template or of its styles. */
const longest = 60_000;

const textAt = (body: BodyObject, field: string): string => {
  const value = body[field] ?? '';
  if (typeof value !== 'string') throw invalidField(field, 'notText', 'This must be a text.');
  if (value.length > longest)
    throw invalidField(field, 'maxLength', 'At most %{max} characters.', { max: longest });
  return value;
};

/**
 * The design in a body, checked against the tokens of its document.
 * @param more other properties that the body may have
 * @throws Invalid with the line of each mistake
 */
export const designIn = (
  document: Document,
  sent: unknown,
  more: readonly string[],
): { readonly design: Design; readonly body: BodyObject } => {
  const given = bodyObject(
    sent,
    '',
    new Set(['paper', 'body', 'style', ...(document.designs ? ['back'] : []), ...more]),
  );
  const paper = document.papers.find((known) => known === given['paper']);
  if (!paper) {
    throw unknownPaper(document);
  }
  const back = textAt(given, 'back');
  const design = {
    paper,
    body: textAt(given, 'body'),
    style: textAt(given, 'style'),
    ...(back === '' ? {} : { back }),
  };
  if (design.body.trim() === '') throw invalidField('body', 'required', 'A template is needed.');
  assertDesign(document, design);
  return { design, body: given };
};
