/** A choice in a form. */
export interface FormChoice {
  readonly value: string;
  /** How many may choose it; null without a limit. */
  readonly limit: number | null;
}

/** What is wrong with written choices. */
export type ChoiceProblem = 'tooFew' | 'twice' | 'tooLong' | 'noLimit';

/** Longest single choice, in characters. */
export const formChoiceMax = 200;

const choiceOf = (line: string): FormChoice => {
  const at = line.lastIndexOf('|');
  if (at < 0) return { value: line, limit: null };
  const places = line.slice(at + 1).trim();
  return { value: line.slice(0, at).trim(), limit: /^\d{1,6}$/.test(places) ? Number(places) : Number.NaN };
};

/**
 * Choices as entered: one per line or separated by semicolons, with the number of places after a bar where they are limited (`Chess |
 * 20`).
 */
export const formChoicesOf = (text: string | null | undefined): readonly FormChoice[] =>
  (text ?? '')
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(choiceOf);

/** What prevents written choices from being offered; undefined when nothing does. At least two, each once, ignoring case. */
export const formChoiceProblem = (text: string | null | undefined): ChoiceProblem | undefined => {
  const choices = formChoicesOf(text);
  if (choices.length < 2) return 'tooFew';
  if (choices.some(({ limit }) => limit !== null && !(limit >= 1))) return 'noLimit';
  if (choices.some(({ value }) => value === '' || value.length > formChoiceMax)) return 'tooLong';
  return new Set(choices.map(({ value }) => value.toLowerCase())).size < choices.length ? 'twice' : undefined;
};
