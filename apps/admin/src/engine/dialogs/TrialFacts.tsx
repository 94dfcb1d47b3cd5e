import { Box, Typography } from '@mui/material';
import { useWords } from '../catalogue/use-words.ts';
import { FieldDisplay } from '../field/FieldDisplay.tsx';
import type { Facts } from '../feedback/dialogs-context.ts';
import { TrialList } from './TrialList.tsx';

const rowsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];

/** What a verb would do, according to the trial run. */
export const TrialFacts = ({ facts: { fields, values, lists = {}, owner } }: { readonly facts: Facts }) => {
  const words = useWords();
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0, mt: 1 }}
      >
        {Object.entries(fields).flatMap(([key, field]) => [
          <Typography key={`${key}.label`} component="dt" variant="body2" color="textSecondary">
            {words.part(owner, key, field)}
          </Typography>,
          <Box key={key} component="dd" sx={{ m: 0, textAlign: 'end' }}>
            <FieldDisplay field={field} name={key} value={values[key]} row={values} />
          </Box>,
        ])}
      </Box>
      {Object.entries(lists).map(([key, list]) => (
        <TrialList key={key} list={list} rows={rowsIn(values[key])} owner={`${owner}.${key}`} />
      ))}
    </>
  );
};
