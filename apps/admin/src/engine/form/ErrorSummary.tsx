import { Alert, Link } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { flatErrors } from '../data/field-errors.ts';
import { TriedContext } from './tried-context.ts';
import { useViolationWords } from '../field/use-violation-words.ts';

interface ErrorSummaryProps {
  readonly resource: AnyResource;
  /** A sentence about the whole record. */
  readonly message?: string;
  readonly onGo: (path: string) => void;
}

/** Describes a location in words: `Lines 3, Amount`. @param part words of a field of the lines */
const placeWords = (
  path: string,
  name: (path: string) => string,
  part: (lines: string, path: string) => string,
): string => {
  const [first = '', index, ...rest] = path.split('.');
  if (index === undefined) return name(first);
  if (!/^\d+$/.test(index)) return `${name(first)}: ${name(path)}`;
  const row = `${name(first)} ${Number(index) + 1}`;
  return rest.length > 0 ? `${row}, ${part(first, rest.join('.'))}` : row;
};

/** After a refused save: what is wrong and where, each with a link. */
export const ErrorSummary = ({ resource, message, onGo }: ErrorSummaryProps) => {
  const translate = useTranslate();
  const words = useWords();
  const say = useViolationWords();
  const { errors } = useFormState();
  const tried = useContext(TriedContext);
  const { catalogue } = useEnvironment();
  const part = (lines: string, path: string): string => {
    const field = resource.fields[lines];
    return field?.type === 'lines' ? words.field(catalogue.resource(field.of), path) : path;
  };
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
              placeWords(path, (field) => words.field(resource, field), part),
            )}
          </Link>
        </div>
      ))}
    </Alert>
  );
};
