import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StickyBar } from '../../../engine/own-screen/StickyBar.tsx';
import type { DayCount } from './quick-marks.ts';

interface QuickBarProps {
  readonly count: DayCount;
  readonly busy: boolean;
  /** There are changes to save. */
  readonly isOpen: boolean;
  /** The day can be locked from here. */
  readonly locks: boolean;
  readonly onSave: (action: 'SAVE' | 'SUBMIT') => void;
}

/** How many are present, and the save buttons, always in view. */
export const QuickBar = ({ count, busy, isOpen, locks, onSave }: QuickBarProps) => {
  const translate = useTranslate();
  return (
    <StickyBar>
      <Typography aria-live="polite" sx={{ flexGrow: 1, fontWeight: 600 }}>
        {translate('attendance.quick.count', { ...count })}
      </Typography>
      {locks ? (
        <Button disabled={busy} onClick={() => onSave('SUBMIT')}>
          {translate('attendance.quick.lock')}
        </Button>
      ) : null}
      <Button variant="contained" disabled={busy || !isOpen} onClick={() => onSave('SAVE')}>
        {translate('attendance.quick.save')}
      </Button>
    </StickyBar>
  );
};
