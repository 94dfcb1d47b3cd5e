import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../engine/feedback/ConfirmDialog.tsx';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';

/** Asks before typed amounts are left behind, by a link, by Back or by closing the tab. */
export const LeaveGuard = ({ dirty }: { readonly dirty: boolean }) => {
  const translate = useTranslate();
  const { blocker } = useUnsavedGuard(dirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      question={{
        title: translate('engine.unsaved.title'),
        text: translate('engine.unsaved.text'),
        verb: translate('engine.unsaved.leave'),
        tone: 'warning',
      }}
      onAnswer={(yes) => (yes ? blocker.proceed() : blocker.reset())}
    />
  );
};
