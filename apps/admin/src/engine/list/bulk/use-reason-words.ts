import type { AnyResource, SkippedRow } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { saySentence } from '../../../i18n/current-language.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useViolationWords } from '../../field/use-violation-words.ts';

/** Why a row is left out, in the user's language. */
export const useReasonWords = (resource: AnyResource): ((skipped: SkippedRow) => string) => {
  const translate = useTranslate();
  const words = useWords();
  const violationWords = useViolationWords();
  return ({ reason, said, problem }) => {
    if (problem) {
      const { field, code, message, text, params } = problem;
      if (text !== undefined) return saySentence(text, params);
      return violationWords({ type: code, message, params }, words.field(resource, field));
    }
    return said ? saySentence(said.text, said.params) : translate(reason, { _: reason });
  };
};
