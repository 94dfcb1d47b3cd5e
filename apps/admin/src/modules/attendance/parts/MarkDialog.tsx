import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import type { RegisterLabel } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { markOf, type CellMark } from './marks.ts';

interface MarkDialogProps {
  readonly title: string;
  readonly mark: CellMark | undefined;
  /** What was chosen before the dialog asked for more. */
  readonly typed?: CellMark | undefined;
  readonly labels: readonly RegisterLabel[];
  /** It concerns a lesson: nobody is away for half of one. */
  readonly isWhole?: boolean;
  readonly onSave: (mark: CellMark | null) => void;
  readonly onClose: () => void;
}

type Half = 'FULL' | 'FORENOON' | 'AFTERNOON';
const halves: readonly Half[] = ['FULL', 'FORENOON', 'AFTERNOON'];

const halfOf = (mark: CellMark | undefined): Half =>
  !mark || mark.forenoon === mark.afternoon ? 'FULL' : mark.forenoon ? 'FORENOON' : 'AFTERNOON';

interface HalfChoiceProps {
  readonly half: Half;
  readonly onChange: (half: Half) => void;
}

/** The whole day, or the half for which the student was away. */
const HalfChoice = ({ half, onChange }: HalfChoiceProps) => {
  const translate = useTranslate();
  return (
    <Choose
      label={translate('attendance.mark.half')}
      value={half}
      choices={halves.map((id) => ({ id, name: translate(`attendance.half.${id}`) }))}
      onChange={(chosen) => onChange(halves.find((one) => one === chosen) ?? 'FULL')}
    />
  );
};

/** What is typed for a mark, and its errors. */
const useMarkForm = ({ mark, typed, labels }: Pick<MarkDialogProps, 'mark' | 'typed' | 'labels'>) => {
  const [labelId, setLabel] = useState(String((typed ?? mark)?.label ?? labels[0]?.id ?? ''));
  const [half, setHalf] = useState<Half>(halfOf(typed ?? mark));
  const [reason, setReason] = useState(mark?.reason ?? '');
  const [minutes, setMinutes] = useState(mark?.minutesLate == null ? '' : String(mark.minutesLate));
  const label = labels.find(({ id }) => String(id) === labelId);
  const isLate = label?.kind === 'LATE';
  const isWithoutReason = label?.requiresReason === true && reason.trim() === '';
  const isWrong = isLate && minutes !== '' && !/^[1-9]\d{0,2}$/.test(minutes);
  return {
    label,
    labelId,
    setLabel,
    half,
    setHalf,
    reason,
    setReason,
    minutes,
    setMinutes,
    isLate,
    isWithoutReason,
    isWrong,
  };
};

/** Everything that can be recorded for one student on a day: label, half, reason, minutes. */
export const MarkDialog = ({ title, mark, typed, labels, isWhole, onSave, onClose }: MarkDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const form = useMarkForm({ mark, typed, labels });
  const { label, labelId, half, reason, minutes, isLate, isWithoutReason, isWrong } = form;
  const save = (): void => {
    if (!label || isWithoutReason || isWrong) return;
    onSave({
      ...markOf(label, half),
      reason: reason.trim() === '' ? null : reason.trim(),
      minutesLate: isLate && minutes !== '' ? Number(minutes) : null,
    });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1, '& > *': { width: '100% !important' } }}>
            <Choose
              label={translate('attendance.mark.label')}
              value={labelId}
              choices={labels}
              onChange={form.setLabel}
            />
            {isLate ? (
              <TextField
                size="small"
                label={translate('attendance.mark.minutes')}
                value={minutes}
                error={isWrong}
                onChange={(event) => form.setMinutes(event.target.value)}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
              />
            ) : isWhole ? null : (
              <HalfChoice half={half} onChange={form.setHalf} />
            )}
            <TextField
              size="small"
              autoFocus
              required={label?.requiresReason === true}
              label={translate('attendance.mark.reason')}
              value={reason}
              onChange={(event) => form.setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 255 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          {mark ? (
            <Button
              sx={{ mr: 'auto' }}
              onClick={() => {
                onSave(null);
                onClose();
              }}
            >
              {translate('attendance.verb.present')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{translate('attendance.verb.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isWithoutReason || isWrong}>
            {translate('attendance.verb.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
