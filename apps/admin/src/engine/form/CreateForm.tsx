import type { AnyResource } from '@school/kernel';
import type { ReactNode } from 'react';
import type { RecordRow } from '../data/use-record.ts';
import { GuardedForm } from './GuardedForm.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useRecordForm } from './use-record-form.ts';
import { useSaving } from './use-saving.ts';
import type { Values } from './values.ts';

interface CreateFormProps {
  readonly resource: AnyResource;
  readonly first: Values;
  readonly onSaved: (row: RecordRow, again: boolean) => void;
  readonly onCancel: () => void;
  /** Asks before unsaved work is left; dialogs ask by themselves. */
  readonly guarded?: boolean;
  readonly inDialog?: boolean;
  readonly bar?: ReactNode;
}

/** The form of a new record. */
export const CreateForm = ({
  resource,
  first,
  onSaved,
  onCancel,
  guarded,
  inDialog,
  bar,
}: CreateFormProps) => {
  const form = useRecordForm(resource, first);
  const saving = useSaving({ resource, form, onSaved });
  return (
    <GuardedForm form={form} off={!guarded} saving={saving}>
      {(save) => (
        <RecordForm
          resource={resource}
          form={form}
          onSave={(again) => save(again && guarded)}
          message={saving.message}
          isNew
          inDialog={inDialog}
        >
          {bar ?? <SaveBar onCancel={onCancel} onAgain={() => void save(true)} />}
        </RecordForm>
      )}
    </GuardedForm>
  );
};
