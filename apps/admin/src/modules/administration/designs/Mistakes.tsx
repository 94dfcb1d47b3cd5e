import { Alert, Box } from '@mui/material';
import type { FieldProblem } from '@school/kernel';
import { useTranslate } from 'react-admin';

/** Errors in a template, each with its line. */
export const Mistakes = ({ mistakes }: { readonly mistakes: readonly FieldProblem[] }) => {
  const translate = useTranslate();
  if (mistakes.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {mistakes.map(({ field, code, message, params }) => (
          <li key={`${field} ${message}`}>
            {field === 'body' ? '' : `${translate(`administration.design.${field}`)}: `}
            {translate(`administration.design.mistake.${code.replace('template.', '')}`, {
              _: message,
              ...params,
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
