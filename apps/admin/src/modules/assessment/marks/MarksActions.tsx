import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { MarkSheet } from './mark-cells.ts';
import type { MarksState } from './use-marks.ts';

const MarksImport = lazy(async () => ({ default: (await import('./import/MarksImport.tsx')).MarksImport }));

interface MarksActionsProps {
  readonly sheet: MarkSheet;
  readonly state: MarksState;
  readonly onSave: () => void;
}

/** Save, undo, and marks from a file, for whoever enters them. */
export const MarksActions = ({ sheet, state, onSave }: MarksActionsProps) => {
  const translate = useTranslate();
  const [isImporting, setImporting] = useState(false);
  const count = state.changed.length;
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" loading={state.saving} disabled={count === 0} onClick={onSave}>
        {count === 0
          ? translate('ra.action.save')
          : translate('assessment.marks.save', { smart_count: count })}
      </Button>
      <Button disabled={count === 0} onClick={state.reset}>
        {translate('assessment.marks.reset')}
      </Button>
      <Button onClick={() => setImporting(true)}>{translate('assessment.import.open')}</Button>
      {isImporting ? (
        <Suspense fallback={null}>
          <MarksImport sheet={sheet} state={state} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
};
