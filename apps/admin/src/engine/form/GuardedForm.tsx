import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import type { Saving } from './use-saving.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface GuardedFormProps {
  readonly form: UseFormReturn;
  readonly off?: boolean;
  readonly saving: Saving;
  readonly children: (save: Saving['save']) => ReactNode;
}

/** Asks before the form is left with changes, but never because it has just been saved. */
export const GuardedForm = ({ form, off, saving, children }: GuardedFormProps) => {
  const translate = useTranslate();
  const { isDirty } = useFormState({ control: form.control });
  const { blocker, pass } = useUnsavedGuard(isDirty && !off);
  return (
    <>
      {children(async (again) => {
        const release = pass();
        const wrong = await saving.save(again);
        release();
        return wrong;
      })}
      {blocker.state === 'blocked' ? (
        <ConfirmDialog
          question={{
            title: translate('engine.unsaved.title'),
            text: translate('engine.unsaved.text'),
            verb: translate('engine.unsaved.leave'),
            tone: 'warning',
          }}
          onAnswer={(leave) => (leave ? blocker.proceed() : blocker.reset())}
        />
      ) : null}
    </>
  );
};
