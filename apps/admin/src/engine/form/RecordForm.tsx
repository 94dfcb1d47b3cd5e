import { Box } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { baseOf } from '../catalogue/fields.ts';
import { tabOf } from '../catalogue/layout.ts';
import { flatErrors } from '../data/field-errors.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { createRowStore, RowContext } from '../field/frame/row-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusField } from './focus-field.ts';
import { pressInForm, useKeysAround } from './form-keys.ts';
import { FormContexts } from './FormContexts.tsx';
import { FormSection } from './FormSection.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { FormTabs } from './FormTabs.tsx';
import { LikelyDuplicates } from './LikelyDuplicates.tsx';
import type { SaveIntent } from './save-intent.ts';
import { FormSteps } from './steps/FormSteps.tsx';
import { StepBar } from './steps/StepBar.tsx';
import { TriedContext } from './tried-context.ts';
import { useFormTabs } from './use-form-tabs.ts';
import { useFormSteps } from './use-form-steps.ts';

interface RecordFormProps {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  readonly record?: RecordRow;
  /** Saves and gives the paths that are wrong. */
  readonly onSave: (intent: SaveIntent) => Promise<readonly string[]>;
  readonly message?: string;
  readonly isNew: boolean;
  readonly inDialog?: boolean;
  /** A form in steps is shown in tabs. */
  readonly inTabs?: boolean;
  /** The step that the address names, for a form in steps. */
  readonly step?: string;
  /** Tells the address which step is open. */
  readonly onStep?: (step: string) => void;
  readonly onCancel: () => void;
  /** The bar with the buttons. */
  readonly children?: ReactNode;
}

/** The inputs of a record by the layout of its definition, with tabs or steps, conditions, errors and keys. */
export const RecordForm = (props: RecordFormProps) => {
  const { resource, form, record, onSave, message, isNew, inDialog, onStep, onCancel, children } = props;
  const root = useRef<HTMLFormElement>(null);
  const { ownSteps } = useEnvironment();
  const [chosen, setChosen] = useState(props.step);
  const [named, setNamed] = useState(props.step);
  if (props.step !== named) {
    setNamed(props.step);
    setChosen(props.step);
  }
  const { tabs, tab, states, inSteps } = useFormTabs(props, chosen);
  const OwnStep = tab?.own && ownSteps?.[tab.own.key];
  const [row] = useState(() => createRowStore({ ...form.getValues(), _record: record }));
  useEffect(() => {
    const take = (): void => row.set({ ...form.getValues(), _record: record });
    take();
    const subscription = form.watch(take);
    return () => subscription.unsubscribe();
  }, [form, record, row]);
  const { errors, submitCount } = useFormState({ control: form.control });
  const [triedStep, setTriedStep] = useState<string>();
  const tried = submitCount > 0 || (tab !== undefined && triedStep === tab.key);
  const wrongTabs = new Set(tried ? flatErrors(errors).map(({ path }) => tabOf(tabs, path)) : []);
  const open = (key: string): void => {
    setChosen(key);
    onStep?.(key);
  };
  const toTop = (): void => root.current?.scrollIntoView({ block: 'start' });
  const go = (path: string): void => {
    const key = tabOf(tabs, path);
    if (key !== undefined && key !== tab?.key) open(key);
    // The tab is drawn first.
    requestAnimationFrame(() => root.current && focusField(root.current, path));
  };
  const save = async (intent: SaveIntent): Promise<void> => {
    const order = tabs.flatMap((one) => one.sections.flatMap((section) => section.fields));
    const place = (path: string): number => Math.max(order.indexOf(path), order.indexOf(baseOf(path)));
    if (intent === 'close' && inSteps) steps.finish();
    const [first] = [...(await onSave(intent))].sort((a, b) => place(a) - place(b));
    if (first !== undefined) go(first);
  };
  const steps = useFormSteps({
    resource,
    form,
    record,
    steps: tabs,
    step: tab,
    onOpen: (key) => {
      open(key);
      toTop();
    },
    onSave: save,
    onWrong: (path) => {
      setTriedStep(tab?.key);
      go(path);
    },
  });
  useKeysAround(root, OwnStep ? undefined : (intent) => void save(intent));
  const firstField = tabs[0]?.sections[0]?.fields.find((name) => states.get(name)?.readOnly === false);
  const top = { resource, open: tab?.key, wrong: wrongTabs, onOpen: open };
  return (
    <FormContexts resource={resource} form={form} record={record} onSave={() => save('close')}>
      <TriedContext.Provider value={tried}>
        <RowContext.Provider value={row}>
          <>
            <Box
              component="form"
              noValidate
              ref={root}
              // A step beside the record has a button of its own to save with.
              onKeyDown={OwnStep ? undefined : (event) => pressInForm(event, (intent) => void save(intent))}
              onSubmit={(event) => {
                event.preventDefault();
                event.stopPropagation();
                if (!OwnStep) void save('close');
              }}
            >
              {inSteps ? (
                <FormSteps {...top} steps={tabs} done={steps.done()} isThere={record !== undefined} />
              ) : null}
              <ErrorSummary resource={resource} message={message} onGo={go} />
              {!inSteps && tabs.length > 1 ? <FormTabs {...top} tabs={tabs} /> : null}
              {resource.alike ? <LikelyDuplicates resource={resource} record={record} /> : null}
              {tab?.sections.map((section, at) => (
                <FormSection
                  key={`${tab.key} ${section.label ?? at}`}
                  resource={resource}
                  section={section}
                  states={states}
                  plain={inDialog}
                  focusOn={isNew && tab === tabs[0] ? firstField : undefined}
                />
              ))}
              {OwnStep && record ? (
                <Suspense fallback={<FormSkeleton />}>
                  <OwnStep record={record} onDone={steps.onDone} onBack={steps.back} onCancel={onCancel} />
                </Suspense>
              ) : inSteps ? (
                <StepBar onBack={steps.back} onNext={steps.next} onCancel={onCancel} />
              ) : (
                children
              )}
            </Box>
          </>
        </RowContext.Provider>
      </TriedContext.Provider>
    </FormContexts>
  );
};
