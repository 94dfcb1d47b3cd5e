import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import type { FieldError } from '../data/field-errors.ts';
import { inputMessage } from './input-message.ts';

/** A violation in the user's language; if there is no translation, the English text of the check or the server. */
export const useViolationWords = (): ((error: FieldError, label: string) => string) => {
  const translate = useTranslate();
  return useCallback(
    (error, label) => {
      if (error.isOwn === true) return error.message;
      const { key, params } = inputMessage(error.message);
      return key === undefined
        ? translate(`engine.violation.${error.type}`, { _: error.message, field: label, ...error.params })
        : translate(key, { _: key, ...params });
    },
    [translate],
  );
};
