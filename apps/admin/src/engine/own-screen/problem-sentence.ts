import { wordsOf } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import { say, saySentence } from '../../i18n/current-language.ts';

/** Why a field was refused, as a sentence in the user's language, for screens that mark none. */
export const problemSentence = ({ field, code, message, text, params }: FieldProblem): string => {
  if (text !== undefined) return message;
  const key = `engine.violation.${code}`;
  const name =
    field
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '') ?? '';
  const said = say(key, { ...params, field: saySentence(wordsOf(name)) });
  return said === key ? message : said;
};
