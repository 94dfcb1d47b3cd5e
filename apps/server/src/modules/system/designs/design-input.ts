import { Invalid, filled, tokensOf } from '@school/kernel';
import type { Document } from '@school/kernel';
import type { Design } from '../../../engine/document/documents.ts';
import { unknownPaper } from '../../../engine/document/unknown-paper.ts';
import { bodyObject } from '../../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { markupMistakes, styleMistakes } from '../../../platform/templates/check-markup.ts';
import { tokenMistakes } from '../../../platform/templates/check-tokens.ts';
import type { TemplateMistake } from '../../../platform/templates/template-mistake.ts';

/** Characters of a template or of its styles. */
const longest = 60_000;
/** More would help nobody. */
const mostMistakes = 20;

const textAt = (body: BodyObject, field: string): string => {
  const value = body[field] ?? '';
  if (typeof value !== 'string') throw invalidField(field, 'notText', 'This must be a text.');
  if (value.length > longest)
    throw invalidField(field, 'maxLength', 'At most %{max} characters.', { max: longest });
  return value;
};

const violation = (field: string, { line, code, message, params }: TemplateMistake) => ({
  field,
  code: `template.${code}`,
  message: filled('Line %{line}: %{message}', { line: String(line), message }),
  params: { line: String(line), ...params },
});

const byLine = (mistakes: readonly TemplateMistake[]): readonly TemplateMistake[] =>
  mistakes.toSorted((a, b) => a.line - b.line).slice(0, mostMistakes);

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
  const given = bodyObject(sent, '', new Set(['paper', 'body', 'style', ...more]));
  const paper = document.papers.find((known) => known === given['paper']);
  if (!paper) {
    throw unknownPaper(document);
  }
  const design = { paper, body: textAt(given, 'body'), style: textAt(given, 'style') };
  if (design.body.trim() === '') throw invalidField('body', 'required', 'A template is needed.');
  const mistakes = [
    ...byLine([...tokenMistakes(design.body, tokensOf(document)), ...markupMistakes(design.body)]).map(
      (mistake) => violation('body', mistake),
    ),
    ...byLine(styleMistakes(design.style)).map((mistake) => violation('style', mistake)),
  ];
  const [first] = mistakes;
  if (first) throw new Invalid(first.message, mistakes);
  return { design, body: given };
};
