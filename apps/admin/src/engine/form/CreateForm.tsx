import type { AnyResource } from '@school/kernel';
import { useState, type ReactNode } from 'react';
import type { RecordRow } from '../data/record-row.ts';
import { FromChosenRecords } from './FromChosen.tsx';
import { GuardedForm } from './GuardedForm.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { SaveIntent } from './save-intent.ts';
import { useRecordForm } from './use-record-form.ts';
import { useSaving } from './use-saving.ts';
import type { Values } from './values.ts';

interface CreateFormProps {
  readonly resource: AnyResource;
  readonly first: Values;
  readonly onSaved: (row: RecordRow, intent: SaveIntent) => void;
  readonly onCancel: () => void;
  readonly inDialog?: boolean;
  readonly bar?: ReactNode;
}

/** The form of a new record. */
export const CreateForm = ({ resource, first, onSaved, onCancel, inDialog, bar }: CreateFormProps) => {
  const form = useRecordForm(resource, first);
  const [begun, setBegun] = useState<Values>();
  const saving = useSaving({ resource, form, onSaved });
  return (
    <GuardedForm
      resource={resource}
      form={form}
      before={begun ? { ...first, ...begun } : first}
      saving={saving}
      onDraft={({ values }) => {
        for (const [key, value] of Object.entries(values)) form.setValue(key, value, { shouldDirty: true });
      }}
    >
      {(save) => (
        <RecordForm
          resource={resource}
          form={form}
          onSave={(intent) => save(inDialog ? 'close' : intent)}
          message={saving.message}
          isNew
          inDialog={inDialog}
          onCancel={onCancel}
        >
          <FromChosenRecords resource={resource} form={form} onBegun={setBegun} />
          {bar ?? (
            <SaveBar
              resource={resource}
              onCancel={onCancel}
              onAgain={() => void save('again')}
              onBegin={(begin) => void save({ begin })}
            />
          )}
        </RecordForm>
      )}
    </GuardedForm>
  );
};
