import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { mayWrite } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { CreateForm } from './CreateForm.tsx';
import { SavingDialogBar } from './SavingDialogBar.tsx';
import { FormDialog } from './FormDialog.tsx';
import { firstValues, type Values } from './values.ts';

interface CreateDialogProps {
  readonly resource: AnyResource;
  readonly given: Values;
  readonly onAnswer: (row: Values | undefined) => void;
}

/** A new record in a dialog, for pickers and related lists. */
export const CreateDialog = ({ resource, given, onAnswer }: CreateDialogProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { context, actor } = useEnvironment();
  const first = useMemo(
    () => firstValues(resource.fields, given, context.today, (field) => mayWrite(actor, resource, field)),
    [resource, given, context.today, actor],
  );
  const cancel = (): void => onAnswer(undefined);
  return (
    <FormDialog
      title={translate('engine.form.createTitle', { name: words.inside(resource) })}
      onClose={cancel}
    >
      {(close) => (
        <CreateForm
          resource={resource}
          first={first}
          onSaved={onAnswer}
          onCancel={close}
          inDialog
          bar={<SavingDialogBar onCancel={close} />}
        />
      )}
    </FormDialog>
  );
};
