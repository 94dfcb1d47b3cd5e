import type { AnyResource, Tab } from '@school/kernel';
import type { UseFormReturn } from 'react-hook-form';
import { tabOf } from '../catalogue/layout.ts';
import { formPath } from '../data/field-errors.ts';
import { useEnvironment } from '../environment/environment.ts';
import { check } from './check.ts';
import type { SaveIntent } from './save-intent.ts';
import { doneSteps, passedSteps, progressTo } from './steps/steps.ts';
import type { Values } from './values.ts';

interface StepsOptions {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  readonly record: Values | undefined;
  readonly steps: readonly Tab<string>[];
  readonly step: Tab<string> | undefined;
  /** Opens a step without saving. */
  readonly onOpen: (step: string) => void;
  readonly onSave: (intent: SaveIntent) => Promise<void>;
  /** Shows the error at a path. */
  readonly onWrong: (path: string) => void;
}

export interface FormStepsState {
  readonly done: () => ReadonlySet<string>;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** Continues from a step that has saved itself; after the last one the form is left. */
  readonly onDone: () => void;
  /** Records that the last step is about to be saved. */
  readonly finish: () => void;
}

/**
 * Navigation through a form in steps. Continuing checks the step on its own; an existing record is saved, and a new one is
 * created as soon as no step is missing anything, so that it can be resumed later.
 */
export const useFormSteps = (options: StepsOptions): FormStepsState => {
  const { resource, form, record, steps, step, onOpen, onSave, onWrong } = options;
  const environment = useEnvironment();
  const at = steps.findIndex(({ key }) => key === step?.key);
  const isThere = ({ own }: Tab<string>): boolean => !own || record !== undefined;
  const before = steps.slice(0, Math.max(0, at)).findLast(isThere);
  const after = steps.slice(at + 1).find(isThere);
  const isLast = at === steps.length - 1;
  /** Keeps the progress in the form. */
  const note = (to: string | undefined): boolean => {
    const resume = resource.form?.resume;
    const progress = resume && progressTo(resource, form.getValues(resume.field), to);
    if (progress) form.setValue(progress.field, progress.value, { shouldDirty: true });
    return progress !== undefined;
  };
  const goOn = async (to: string): Promise<void> => {
    const problems = check(resource, form.getValues(), record, environment);
    const here = problems.filter(({ field }) => tabOf(steps, formPath(field)) === step?.key);
    if (here.length > 0) {
      await form.trigger(step?.sections.flatMap(({ fields }) => fields) ?? []);
      onWrong(formPath(here[0]?.field ?? ''));
    } else if (problems.length > 0) onOpen(to);
    else if (note(to) || !record || form.formState.isDirty) await onSave({ step: to });
    else onOpen(to);
  };
  const finish = (): void => {
    if (isLast) note(undefined);
  };
  return {
    done: () =>
      passedSteps(resource, record) ??
      doneSteps(
        steps,
        form.getValues(),
        check(resource, form.getValues(), record, environment),
        record ? {} : (form.formState.defaultValues as Values),
      ),
    back: before ? () => onOpen(before.key) : undefined,
    next: after ? () => void goOn(after.key) : undefined,
    onDone: () => {
      if (after) return void goOn(after.key);
      finish();
      void onSave('close');
    },
    finish,
  };
};
