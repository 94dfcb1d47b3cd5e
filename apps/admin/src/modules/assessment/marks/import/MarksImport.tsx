import type { MarkSheet } from '@school/domain';
import UploadFile from '@mui/icons-material/UploadFile';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, useRef } from 'react';
import type { MarksState } from '../use-marks.ts';
import type { MarkColumns, MarkPlan } from './mark-lines.ts';
import { MarkLines } from './MarkLines.tsx';
import { useMarkLines } from './use-mark-lines.ts';

interface MarksImportProps {
  readonly sheet: MarkSheet;
  readonly state: MarksState;
  readonly onClose: () => void;
}

/** Which column has the marks, which the remarks. */
const ChooseColumns = ({
  plan,
  onChoose,
}: {
  readonly plan: MarkPlan;
  readonly onChoose: (chosen: Partial<MarkColumns>) => void;
}) => {
  const translate = useTranslate();
  const free = plan.names.map((name, at) => ({ name, at })).filter(({ at }) => !plan.keys.includes(at));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }}>
      {(['mark', 'remarks'] as const).map((key) => (
        <TextField
          key={key}
          select
          size="small"
          label={translate(`assessment.import.${key}`)}
          value={plan.columns[key] ?? ''}
          onChange={({ target }) =>
            onChoose({ [key]: target.value === '' ? undefined : Number(target.value) })
          }
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">{translate('assessment.import.noColumn')}</MenuItem>
          {free.map(({ name, at }) => (
            <MenuItem key={at} value={at}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
};

/**
 * Marks from a file or pasted rows: shown line by line with their destination, then put into the sheet, which is saved as
 * usual.
 */
export const MarksImport = ({ sheet, state, onClose }: MarksImportProps) => {
  const translate = useTranslate();
  const title = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const found = useMarkLines(sheet, state, onClose);
  const { plan, placed, left, isPlaced } = found;
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{translate('assessment.import.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('assessment.import.about')}</Typography>
        <Button
          variant="outlined"
          startIcon={<UploadFile />}
          loading={found.busy}
          onClick={() => chooser.current?.click()}
        >
          {translate('assessment.import.choose')}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept=".csv,.xlsx"
          aria-label={translate('assessment.import.choose')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void found.read(file);
          }}
        />
        <TextField
          label={translate('assessment.import.paste')}
          value={found.pasted}
          multiline
          minRows={3}
          maxRows={8}
          fullWidth
          sx={{ mt: 2 }}
          onChange={({ target }) => found.paste(target.value)}
        />
        {found.problem ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {found.problem}
          </Alert>
        ) : null}
        {plan.lines.length > 0 ? (
          <>
            <ChooseColumns plan={plan} onChoose={found.choose} />
            <Typography aria-live="polite" sx={{ mb: 1 }}>
              {plan.keys.length === 0
                ? translate('assessment.import.noKeys')
                : translate(isPlaced ? 'assessment.import.left' : 'assessment.import.counts', {
                    placed: placed.length,
                    left: left.length,
                  })}
            </Typography>
            <MarkLines
              lines={isPlaced ? left : plan.lines}
              columns={plan.columns}
              sheet={sheet}
              state={state}
            />
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(isPlaced ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        <Button variant="contained" disabled={placed.length === 0 || isPlaced} onClick={found.fill}>
          {translate('assessment.import.fill', { smart_count: placed.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
