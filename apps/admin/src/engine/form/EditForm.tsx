import type { AnyResource } from '@school/kernel';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { allows } from '../catalogue/closed.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useToast } from '../feedback/use-toast.ts';
import { ClosedNote } from './ClosedNote.tsx';
import type { Draft } from './draft/draft.ts';
import { GuardedForm } from './GuardedForm.tsx';
import { mergeOf, type Merge } from './merge.ts';
import { ReadBar } from './ReadBar.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { SaveIntent } from './save-intent.ts';
import { SaveBar } from './SaveBar.tsx';
import { isPastSteps } from './steps/steps.ts';
import { UnchangeableContext } from './unchangeable-context.ts';
import { useRecordForm } from './use-record-form.ts';
import { useSaving } from './use-saving.ts';
import { withParts, type Values } from './values.ts';

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
const pick = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));

/** The form's base record, and the changes already made on top of it. */
interface Start {
  readonly base: RecordRow;
  readonly mine: Values;
}

/** The form of an existing record; if someone else has saved in the meantime, both changes are merged. */
export const EditForm = (props: EditFormProps) => {
  const { resource, record, onSaved, onCancel, inDialog, inTabs, step, onStep, bar, send } = props;
  const provider = useProvider();
  const toast = useToast();
  const [start, setStart] = useState<Start>(() => ({ base: withParts(resource, record), mine: {} }));
  const [clash, setClash] = useState<{ readonly merge: Merge; readonly theirs: RecordRow }>();
  const { base } = start;
  const form = useRecordForm(resource, base, base);
  const environment = useEnvironment();
  // A call of its own has rights of its own.
  const unchangeable = send === undefined && !allows(environment, resource, 'update', base);
  const { isDirty } = form.formState;
  // A newer state has arrived (archived, a transition): it is adopted unless the user is typing.
  if (!isDirty && Number(record['version']) > Number(base['version']))
    setStart({ base: withParts(resource, record), mine: {} });
  const { reset, setValue } = form;
  useEffect(() => {
    reset(start.base);
    for (const [key, value] of Object.entries(start.mine)) setValue(key, value, { shouldDirty: true });
  }, [start, reset, setValue]);
  const stale = async (): Promise<void> => {
    try {
      const theirs = (await provider.getOne(resource.key, { id: record.id })).data as RecordRow;
      setClash({ merge: mergeOf(resource, base, form.getValues(), withParts(resource, theirs)), theirs });
    } catch (error) {
      toast.failure(error);
    }
  };
  const takeDraft = (draft: Draft): void => {
    const mine = { ...base, ...draft.base, ...draft.values };
    const merge = mergeOf(resource, { ...base, ...draft.base }, mine, base);
    // Others have saved since the draft was typed: if both touched a field, the user chooses.
    if (draft.version !== base['version'] && merge.clashes.length > 0) setClash({ merge, theirs: base });
    else setStart({ base, mine: pick(merge.values, Object.keys(draft.values)) });
  };
  const saved = (row: RecordRow, intent: SaveIntent): void => {
    // The form stays open for its next step and continues from what has just been saved, or it would be stale relative to
    // itself.
    if (typeof intent === 'object' && 'step' in intent)
      setStart({ base: withParts(resource, row), mine: {} });
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
                onClose={() => setClash(undefined)}
                onMerged={(mine) => {
                  setClash(undefined);
                  setStart({ base: withParts(resource, clash.theirs), mine });
                }}
              />
            </Suspense>
          ) : null}
        </UnchangeableContext.Provider>
      )}
    </GuardedForm>
  );
};
