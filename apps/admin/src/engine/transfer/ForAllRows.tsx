import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { FieldInput } from '../field/FieldInput.tsx';
import { importWords, neededFields, unfilled } from './import-mapping.ts';
import type { Constants, ImportField, Mapping } from './import-mapping.ts';

interface ForAllRowsProps {
  readonly resource: AnyResource;
  readonly fields: readonly ImportField[];
  readonly mapping: Mapping;
  readonly constants: Constants;
  /** Fields that only new rows need. */
  readonly forNew: readonly ImportField[];
  /** Paths of required fields that are still empty. */
  readonly missing: readonly string[];
  readonly onFix: (field: string, value: unknown) => void;
}

interface ValuesProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

const Values = ({ title, help, children }: ValuesProps) => (
  <Box component="section" aria-label={title} sx={{ mt: 2 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      {help}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  </Box>
);

/**
 * Values for what the file does not contain: those that only new rows need, if the file identifies the existing records,
 * and those that all rows get, required fields automatically and others on demand.
 */
export const ForAllRows = (props: ForAllRowsProps) => {
  const { resource, fields, mapping, constants, forNew, missing, onFix } = props;
  const translate = useTranslate();
  const words = useWords();
  const names = importWords(words, resource, fields);
  const onlyNew = new Set(forNew.map(({ path }) => path));
  const needed = new Set(neededFields(mapping, fields).map(({ path }) => path));
  const open = unfilled(mapping, fields).filter(({ path }) => !onlyNew.has(path));
  const shown = open.filter(({ path }) => needed.has(path) || path in constants);
  const others = open.filter(({ path }) => !shown.some((one) => one.path === path));
  const input = (one: ImportField, required: boolean): ReactNode => (
    <FieldInput
      key={one.path}
      field={one.field}
      name={one.path}
      label={names.get(one.path) ?? one.path}
      value={constants[one.path]}
      onChange={(value) => onFix(one.path, value)}
      required={required}
      resource={one.line?.resource ?? resource}
    />
  );
  return (
    <>
      {forNew.length > 0 ? (
        <Values title={translate('engine.import.forNew')} help={translate('engine.import.forNewHelp')}>
          {forNew.map((one) => input(one, false))}
        </Values>
      ) : null}
      <Values title={translate('engine.import.forAll')} help={translate('engine.import.forAllHelp')}>
        {shown.map((one) => input(one, needed.has(one.path)))}
        {others.length > 0 ? (
          <TextField
            select
            size="small"
            label={translate('engine.import.another')}
            value=""
            onChange={(event) => onFix(event.target.value, undefined)}
          >
            {others.map(({ path }) => (
              <MenuItem key={path} value={path}>
                {names.get(path)}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </Values>
      {missing.length > 0 ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('engine.import.missing', {
            fields: missing.map((path) => names.get(path) ?? path).join(', '),
          })}
        </Alert>
      ) : null}
    </>
  );
};
