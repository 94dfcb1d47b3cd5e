import { useTranslate } from 'ra-core';
import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../engine/feedback/ConfirmDialog.tsx';

/** Asks before changes are left behind. */
export const LeaveGuard = ({ blocker }: { readonly blocker: Blocker }) => {
  const translate = useTranslate();
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      question={{
        title: translate('engine.unsaved.title'),
        text: translate('engine.unsaved.text'),
        verb: translate('engine.unsaved.leave'),
        tone: 'warning',
      }}
      onAnswer={(leave) => (leave ? blocker.proceed() : blocker.reset())}
    />
  );
};
