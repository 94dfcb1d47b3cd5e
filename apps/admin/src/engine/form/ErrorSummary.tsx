import { Alert, Link } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { useWords } from '../catalogue/use-words.ts';
import { flatErrors } from '../data/field-errors.ts';
import { TriedContext } from './tried-context.ts';
import { useViolationWords } from './use-violation-words.ts';

interface ErrorSummaryProps {
  readonly resource: AnyResource;
  /** A sentence about the whole record. */
  readonly message?: string;
  readonly onGo: (path: string) => void;
}

/** Names a place in words: `Lines 3, Amount`. */
const placeWords = (path: string, name: (path: string) => string): string => {
  const [first = '', index, ...rest] = path.split('.');
  if (index === undefined) return name(first);
  return /^\d+$/.test(index)
    ? [`${name(first)} ${Number(index) + 1}`, ...rest].join(', ')
    : `${name(first)}: ${name(path)}`;
};

/** After a refused save: what is wrong and where, each a way there. */
export const ErrorSummary = ({ resource, message, onGo }: ErrorSummaryProps) => {
  const translate = useTranslate();
  const words = useWords();
  const say = useViolationWords();
  const { errors } = useFormState();
  const tried = useContext(TriedContext);
  const wrong = flatErrors(errors);
  if (!tried || (wrong.length === 0 && !message)) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      {message ?? translate('engine.form.wrong', { smart_count: wrong.length })}
      {wrong.map(({ path, error }) => (
        <div key={path}>
          <Link
            component="button"
            type="button"
            color="inherit"
            sx={{ textAlign: 'start' }}
            onClick={() => onGo(path)}
          >
            {say(
              error,
              placeWords(path, (field) => words.field(resource, field)),
            )}
          </Link>
        </div>
      ))}
    </Alert>
  );
};
