import { useFormState } from 'react-hook-form';
import { DialogBar } from './DialogBar.tsx';

/** The buttons of a record's form in a dialog. */
export const SavingDialogBar = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { isSubmitting } = useFormState();
  return <DialogBar busy={isSubmitting} onCancel={onCancel} />;
};
