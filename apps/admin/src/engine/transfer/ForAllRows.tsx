import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../catalogue/use-words.ts';
import { FieldInput } from '../field/FieldInput.tsx';
import { importWords, neededFields, unfilled } from './import-mapping.ts';
import type { Constants, ImportField, Mapping } from './import-mapping.ts';

interface ForAllRowsProps {
  readonly resource: AnyResource;
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  readonly constants: Constants;
  /** Paths of required fields that are still empty. */
  readonly missing: readonly string[];
  readonly onFix: (field: string, value: unknown) => void;
}

/** Values for what the file does not say, the same in all rows: required fields by themselves, others on demand. */
export const ForAllRows = ({ resource, fields, mapping, constants, missing, onFix }: ForAllRowsProps) => {
  const translate = useTranslate();
  const words = useWords();
  const needed = new Set(neededFields(mapping, fields).map(({ path }) => path));
  const open = unfilled(mapping, fields);
  const shown = open.filter(({ path }) => needed.has(path) || path in constants);
  const others = open.filter(({ path }) => !shown.some((one) => one.path === path));
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2">{translate('engine.import.forAll')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('engine.import.forAllHelp')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {shown.map((one) => (
          <FieldInput
            key={one.path}
            field={one.field}
            name={one.path}
            label={importWords(words, resource, one)}
            value={constants[one.path]}
            onChange={(value) => onFix(one.path, value)}
            required={needed.has(one.path)}
            resource={one.line?.resource ?? resource}
          />
        ))}
        {others.length > 0 ? (
          <TextField
            select
            size="small"
            label={translate('engine.import.another')}
            value=""
            onChange={(event) => onFix(event.target.value, undefined)}
          >
            {others.map((one) => (
              <MenuItem key={one.path} value={one.path}>
                {importWords(words, resource, one)}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </Box>
      {missing.length > 0 ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('engine.import.missing', {
            fields: fields
              .filter(({ path }) => missing.includes(path))
              .map((one) => importWords(words, resource, one))
              .join(', '),
          })}
        </Alert>
      ) : null}
    </Box>
  );
};
