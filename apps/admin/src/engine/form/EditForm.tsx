import type { AnyResource } from '@school/kernel';
import { lazy, Suspense, type ReactNode } from 'react';
import { allows } from '../catalogue/closed.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { GuardedForm } from './GuardedForm.tsx';
import { ReadBar } from './ReadBar.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { SaveIntent } from './save-intent.ts';
import { SaveBar } from './SaveBar.tsx';
import { isPastSteps } from './steps/steps.ts';
import { UnchangeableContext } from './unchangeable-context.ts';
import { useMergedStart } from './use-merged-start.ts';
import { useSaving } from './use-saving.ts';
import type { Values } from './values.ts';

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }));

interface EditFormProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  readonly onSaved: (row: RecordRow, intent: SaveIntent) => void;
  readonly onCancel: () => void;
  readonly inDialog?: boolean;
  /** A form in steps is shown as tabs. */
  readonly inTabs?: boolean;
  /** The step named by the address, for a form in steps. */
  readonly step?: string;
  readonly onStep?: (step: string) => void;
  readonly bar?: ReactNode;
  /** Sends the changes by a call specific to the resource. */
  readonly send?: (body: Values) => Promise<RecordRow>;
}

/** The form of an existing record; if someone else has saved in the meantime, both changes are merged. */
export const EditForm = (props: EditFormProps) => {
  const { resource, record, onSaved, onCancel, inDialog, inTabs, step, onStep, bar, send } = props;
  const { form, base, clash, goOnFrom, stale, takeDraft, settle } = useMergedStart(resource, record);
  const environment = useEnvironment();
  // A call of its own has rights of its own.
  const unchangeable = send === undefined && !allows(environment, resource, 'update', base);
  const saved = (row: RecordRow, intent: SaveIntent): void => {
    // The form stays open for its next step and continues from what has just been saved, or it would be stale relative to
    // itself.
    if (typeof intent === 'object' && 'step' in intent) goOnFrom(row);
    onSaved(row, intent);
  };
  const saving = useSaving({ resource, form, record: base, onSaved: saved, onStale: stale, send });
  return (
    <GuardedForm resource={resource} form={form} before={base} saving={saving} onDraft={takeDraft}>
      {(save) => (
        <UnchangeableContext.Provider value={unchangeable}>
          {unchangeable ? <ClosedNote resource={resource} record={base} /> : null}
          <RecordForm
            resource={resource}
            form={form}
            record={base}
            onSave={(intent) => (unchangeable ? Promise.resolve([]) : save(inDialog ? 'close' : intent))}
            message={saving.message}
            isNew={false}
            inDialog={inDialog}
            inTabs={inTabs ?? isPastSteps(resource, base, step)}
            step={step}
            onStep={onStep}
            onCancel={onCancel}
          >
            {unchangeable ? (
              <ReadBar onCancel={onCancel} />
            ) : (
              (bar ?? (
                <SaveBar resource={resource} onCancel={onCancel} onBegin={(begin) => void save({ begin })} />
              ))
            )}
          </RecordForm>
          {clash ? (
            <Suspense fallback={null}>
              <MergeDialog
                resource={resource}
                merge={clash.merge}
                onClose={() => settle()}
                onMerged={settle}
              />
            </Suspense>
          ) : null}
        </UnchangeableContext.Provider>
      )}
    </GuardedForm>
  );
};
