import { Box, Button } from '@mui/material';
import type { Report } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { FieldInput } from '../field/FieldInput.tsx';
import { fixedRow, RowContext } from '../field/frame/row-context.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportParametersProps {
  readonly report: Report;
  readonly words: ReportWords;
  readonly values: Readonly<Record<string, unknown>>;
  readonly busy: boolean;
  readonly onShow: (values: Readonly<Record<string, unknown>>) => void;
}

/** The report's parameters, in one line if there is room. */
export const ReportParameters = ({ report, words, values, busy, onShow }: ReportParametersProps) => {
  const translate = useTranslate();
  const [given, setGiven] = useState(values);
  const source = useMemo(() => fixedRow(given), [given]);
  return (
    <RowContext.Provider value={source}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onShow(given);
        }}
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
          displayPrint: 'none',
        }}
      >
        {Object.entries(report.parameters).map(([key, field]) => (
          <FieldInput
            key={key}
            field={field}
            name={key}
            label={words.parameter(key)}
            value={given[key]}
            onChange={(next) => setGiven((now) => ({ ...now, [key]: next }))}
            required={field.required}
            help={words.help(key)}
          />
        ))}
        <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: 'start' }}>
          {translate('engine.report.show')}
        </Button>
      </Box>
    </RowContext.Provider>
  );
};
