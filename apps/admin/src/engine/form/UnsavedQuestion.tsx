import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

/** Asks whether typed values may be lost. */
export const UnsavedQuestion = ({ onAnswer }: { readonly onAnswer: (leave: boolean) => void }) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      question={{
        title: translate('engine.unsaved.title'),
        text: translate('engine.unsaved.text'),
        verb: translate('engine.unsaved.leave'),
        stay: translate('engine.unsaved.stay'),
        tone: 'warning',
      }}
      onAnswer={onAnswer}
    />
  );
};
