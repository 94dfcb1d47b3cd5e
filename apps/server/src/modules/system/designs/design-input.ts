import { f } from '@school/kernel';
import type { Document, Shape } from '@school/kernel';
import { assertDesign } from '../../../engine/document/check-design.ts';
import type { Design } from '../../../engine/document/documents.ts';
import { unknownPaper } from '../../../engine/document/unknown-paper.ts';
import { bodyObject } from '../../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/** Characters of a template or of its styles. */
const longest = 60_000;

const page = {
  paper: f.text({ required: true, help: 'One of the papers of the document' }),
  body: f.longText({ required: true, max: longest, help: 'The template' }),
  style: f.longText({ max: longest }),
};

/** A design as it is stored. */
export const keptDesign = { ...page, version: f.int({ help: 'As it was read, where one is kept already' }) };

/** A design being tried out; only documents whose designs are records have a back. */
export const triedDesign = {
  ...page,
  back: f.longText({ max: longest, help: 'The other side, where the designs of the document are records' }),
  id: f.int({ help: 'Id of the record that is shown; a sample without it' }),
};

const textAt = (body: BodyObject, field: string): string => {
  const value = body[field] ?? '';
  if (typeof value !== 'string') throw invalidField(field, 'notText', 'This must be text.');
  if (value.length > longest)
    throw invalidField(field, 'maxLength', 'At most %{max} characters.', { max: longest });
  return value;
};

/**
 * The design in a body, checked against the tokens of its document.
 * @param shape what the body may have
 * @throws Invalid with the line of each mistake
 */
export const designIn = (
  document: Document,
  sent: unknown,
  shape: Shape,
): { readonly design: Design; readonly body: BodyObject } => {
  const { back: _, ...oneSided } = shape;
  const given = bodyObject(sent, '', document.designs ? shape : oneSided);
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
  if (design.body.trim() === '') throw invalidField('body', 'required', 'A template is required.');
  assertDesign(document, design);
  return { design, body: given };
};
