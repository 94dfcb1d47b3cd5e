import { Invalid, filled, tokensOf } from '@school/kernel';
import type { Document, DocumentTemplate, FieldProblem } from '@school/kernel';
import { markupMistakes, styleMistakes } from '../../platform/templates/check-markup.ts';
import { tokenMistakes } from '../../platform/templates/check-tokens.ts';
import type { TemplateMistake } from '../../platform/templates/template-mistake.ts';

/** Listing more would help nobody. */
const mostMistakes = 20;

const violation = (field: string, { line, code, message, params }: TemplateMistake): FieldProblem => ({
  field,
  code: `template.${code}`,
  message: filled('Line %{line}: %{message}', { line: String(line), message }),
  params: { line: String(line), ...params },
});

const byLine = (mistakes: readonly TemplateMistake[]): readonly TemplateMistake[] =>
  mistakes.toSorted((a, b) => a.line - b.line).slice(0, mostMistakes);

/**
 * Refuses a design with an unknown token, invalid markup, or styles that load something.
 * @throws Invalid with the line of each mistake, at `body`, `back` and `style`
 */
export const assertDesign = (document: Document, design: DocumentTemplate): void => {
  const tokens = tokensOf(document);
  const ofMarkup = (field: 'body' | 'back'): readonly FieldProblem[] => {
    const text = design[field] ?? '';
    return byLine([...tokenMistakes(text, tokens), ...markupMistakes(text)]).map((one) =>
      violation(field, one),
    );
  };
  const mistakes = [
    ...ofMarkup('body'),
    ...ofMarkup('back'),
    ...byLine(styleMistakes(design.style)).map((one) => violation('style', one)),
  ];
  const [first] = mistakes;
  if (first) throw new Invalid(first.message, mistakes);
};
