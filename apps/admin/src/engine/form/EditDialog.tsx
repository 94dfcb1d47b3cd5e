import type { AnyResource } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';
import { useRecord } from '../record/use-record.ts';
import { Problem } from '../page/Problem.tsx';
import { SavingDialogBar } from './SavingDialogBar.tsx';
import { EditForm } from './EditForm.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { titleOf } from '../field/title-of.ts';

interface EditDialogProps {
  readonly resource: AnyResource;
  readonly id: number | string;
  readonly onClose: (saved: boolean) => void;
}

/** Edits a record in a dialog, if it has no address of its own. */
export const EditDialog = ({ resource, id, onClose }: EditDialogProps) => {
  const words = useWords();
  const { data: record, error, refetch } = useRecord(resource, id);
  const cancel = (): void => onClose(false);
  return (
    <FormDialog title={(record && titleOf(resource, record)) ?? words.one(resource)} onClose={cancel}>
      {(close) =>
        record ? (
          <EditForm
            resource={resource}
            record={record}
            onSaved={() => onClose(true)}
            onCancel={close}
            inDialog
            bar={<SavingDialogBar onCancel={close} />}
          />
        ) : error ? (
          <Problem error={error} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton />
        )
      }
    </FormDialog>
  );
};
