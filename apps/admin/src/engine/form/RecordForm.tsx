import { Box } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { baseOf } from '../catalogue/fields.ts';
import { tabOf } from '../catalogue/layout.ts';
import { flatErrors } from '../data/field-errors.ts';
import type { RecordRow } from '../data/record-row.ts';
import type { OwnStepProps } from '../environment/own-step.ts';
import { useEnvironment } from '../environment/environment.ts';
import { RowContext } from '../field/frame/row-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
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
import { useRowOfForm } from './use-row-of-form.ts';
import { useWayAbout } from './use-way-about.ts';

interface RecordFormProps {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  readonly record?: RecordRow;
  /** Saves and returns the invalid paths. */
  readonly onSave: (intent: SaveIntent) => Promise<readonly string[]>;
  readonly message?: string;
  readonly isNew: boolean;
  readonly inDialog?: boolean;
  /** A form in steps is shown as tabs. */
  readonly inTabs?: boolean;
  /** The step named by the address, for a form in steps. */
  readonly step?: string;
  /** Updates the address with the open step. */
  readonly onStep?: (step: string) => void;
  readonly onCancel: () => void;
  /** The bar with the buttons. */
  readonly children?: ReactNode;
}

/** The open step: the one chosen last, here or by the address. */
const useNamedStep = (step: string | undefined) => {
  const [chosen, setChosen] = useState(step);
  const [named, setNamed] = useState(step);
  if (step !== named) {
    setNamed(step);
    setChosen(step);
  }
  return [chosen, setChosen] as const;
};

interface SectionsProps extends Pick<
  ComponentProps<typeof FormSection>,
  'resource' | 'states' | 'plain' | 'focusOn'
> {
  readonly tab: ReturnType<typeof useFormTabs>['tab'];
}

const Sections = ({ tab, ...section }: SectionsProps) =>
  tab?.sections.map((one, at) => (
    <FormSection key={`${tab.key} ${one.label ?? at}`} {...section} section={one} />
  ));

interface BelowProps {
  readonly steps: ReturnType<typeof useFormSteps>;
  readonly record: RecordRow | undefined;
  /** The part of a step that is shown next to the record. */
  readonly own: ComponentType<OwnStepProps> | undefined;
  readonly inSteps: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** What leads on from a form: a custom step, the step bar, or the buttons. */
const Below = ({ steps, record, own: Own, inSteps, onCancel, children }: BelowProps) => {
  if (Own && record)
    return (
      <Suspense fallback={<FormSkeleton />}>
        <Own record={record} onDone={steps.onDone} onBack={steps.back} onCancel={onCancel} />
      </Suspense>
    );
  return inSteps ? <StepBar onBack={steps.back} onNext={steps.next} onCancel={onCancel} /> : children;
};

/** The inputs of a record by its definition's layout, with tabs or steps, conditions, errors and keys. */
export const RecordForm = (props: RecordFormProps) => {
  const { resource, form, record, onSave, message, isNew, inDialog, onStep, onCancel, children } = props;
  const { ownSteps } = useEnvironment();
  const [chosen, setChosen] = useNamedStep(props.step);
  const { tabs, tab, states, inSteps } = useFormTabs(props, chosen);
  const OwnStep = tab?.own && ownSteps?.[tab.own.key];
  const row = useRowOfForm(form, record);
  const { errors, submitCount } = useFormState({ control: form.control });
  const [triedStep, setTriedStep] = useState<string>();
  const tried = submitCount > 0 || (tab !== undefined && triedStep === tab.key);
  const wrongTabs = new Set(tried ? flatErrors(errors).map(({ path }) => tabOf(tabs, path)) : []);
  const { root, open, toTop, go } = useWayAbout({ tabs, tab, onOpen: setChosen, onStep });
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
          <Box
            component="form"
            noValidate
            ref={root}
            // A step next to the record has its own save button.
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
            <Sections
              resource={resource}
              states={states}
              tab={tab}
              plain={inDialog}
              focusOn={isNew && tab === tabs[0] ? firstField : undefined}
            />
            <Below steps={steps} record={record} own={OwnStep} inSteps={inSteps} onCancel={onCancel}>
              {children}
            </Below>
          </Box>
        </RowContext.Provider>
      </TriedContext.Provider>
    </FormContexts>
  );
};
