import type { AnyResource } from '@school/kernel';
import { useContext, useEffect, type ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft/draft.ts';
import { DraftOffer } from './draft/DraftOffer.tsx';
import { useKeptDraft } from './draft/use-kept-draft.ts';
import { LeaveContext } from './leave-context.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import type { Saving } from './use-saving.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import type { Values } from './values.ts';

interface GuardedFormProps {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  /** The form's initial values. */
  readonly before: Values;
  readonly saving: Saving;
  /** Restores a stored draft into the form. */
  readonly onDraft: (draft: Draft) => void;
  readonly children: (save: Saving['save']) => ReactNode;
}

/**
 * Asks before the form is left with changes, but never because it has just been saved; until then stores what is typed, so
 * that a crash or power cut loses next to nothing.
 */
export const GuardedForm = ({ resource, form, before, saving, onDraft, children }: GuardedFormProps) => {
  const { isDirty } = useFormState({ control: form.control });
  const { blocker, pass } = useUnsavedGuard(isDirty);
  const { offered, answered, end } = useKeptDraft(resource, form, before);
  const hold = useContext(LeaveContext);
  useEffect(() => {
    hold?.(isDirty, end);
    return () => hold?.(false, end);
  }, [hold, isDirty, end]);
  return (
    <>
      {offered ? (
        <DraftOffer
          draft={offered}
          onTake={() => {
            answered();
            onDraft(offered);
          }}
          onDrop={end}
        />
      ) : null}
      {children(async (intent) => {
        // Until the record exists its words are unsaved: a session that ends during the request must find them in that
        // state.
        let release: (() => void) | undefined;
        const wrong = await saving.save(intent, () => {
          end();
          release = pass();
        });
        release?.();
        return wrong;
      })}
      {blocker.state === 'blocked' ? (
        <UnsavedQuestion
          onAnswer={(leave) => {
            if (!leave) return blocker.reset();
            end();
            blocker.proceed();
          }}
        />
      ) : null}
    </>
  );
};
