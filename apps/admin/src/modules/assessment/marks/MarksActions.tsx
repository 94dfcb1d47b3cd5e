import type { MarkSheet } from '@school/domain';
import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { MarksState } from './use-marks.ts';

const MarksImport = lazy(async () => ({ default: (await import('./import/MarksImport.tsx')).MarksImport }));

interface MarksActionsProps {
  readonly sheet: MarkSheet;
  readonly state: MarksState;
  readonly onSave: () => void;
}

/** Why marks that students and parents have already seen are changed; stored with their previous values. */
const WhyChanged = ({ why, setWhy }: Pick<MarksState, 'why' | 'setWhy'>) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        size="small"
        label={translate('assessment.marks.why')}
        value={why.reason}
        onChange={({ target }) => setWhy({ ...why, reason: target.value })}
        slotProps={{ htmlInput: { maxLength: 255 } }}
        sx={{ flex: '1 1 280px', maxWidth: 480 }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={why.isRetake}
            onChange={({ target }) => setWhy({ ...why, isRetake: target.checked })}
          />
        }
        label={translate('assessment.marks.retaken')}
      />
    </Box>
  );
};

/** Save, undo, and import of marks from a file, for whoever enters them. */
export const MarksActions = ({ sheet, state, onSave }: MarksActionsProps) => {
  const translate = useTranslate();
  const [isImporting, setImporting] = useState(false);
  const count = state.changed.length;
  return (
    <>
      {sheet.status === 'PUBLISHED' && count > 0 ? (
        <WhyChanged why={state.why} setWhy={state.setWhy} />
      ) : null}
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
    </>
  );
};
