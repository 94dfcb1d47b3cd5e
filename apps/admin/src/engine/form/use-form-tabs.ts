import type { AnyResource, FieldState, Tab } from '@school/kernel';
import type { UseFormReturn } from 'react-hook-form';
import { baseOf } from '../catalogue/fields.ts';
import { layoutOf, narrowed, tabFor } from '../catalogue/layout.ts';
import { useEnvironment } from '../environment/environment.ts';
import { showsOwn } from '../environment/own-section.ts';
import { shownStep } from './steps/steps.ts';
import { useStepsOffered } from './steps/use-steps-offered.ts';
import { useConditions } from './use-conditions.ts';

interface TabsOptions {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  readonly isNew: boolean;
  readonly inDialog?: boolean;
  readonly inTabs?: boolean;
}

interface FormTabsState {
  readonly tabs: readonly Tab<string>[];
  /** The open one. */
  readonly tab: Tab<string> | undefined;
  readonly states: ReadonlyMap<string, FieldState>;
  readonly inSteps: boolean;
}

/** The tabs or steps of a form for this record and this user. @param chosen key of the requested one */
export const useFormTabs = (
  { resource, form, isNew, inDialog, inTabs }: TabsOptions,
  chosen: string | undefined,
): FormTabsState => {
  const { actor } = useEnvironment();
  const states = useConditions(resource, form.control, isNew);
  const layout = layoutOf(resource);
  const wantsSteps = layout.wizard === true && !inDialog && !inTabs;
  const offered = useStepsOffered(resource, wantsSteps);
  const filled = narrowed(
    layout.tabs.map(tabFor('form')),
    (field) => states.get(baseOf(field))?.visible === true,
    inDialog ? undefined : showsOwn(actor, 'form'),
  );
  const tabs = layout.tabs.flatMap((tab): readonly Tab<string>[] =>
    tab.own
      ? offered.has(tab.key)
        ? [tab]
        : []
      : filled.filter(({ key }) => key === tab.key && !(wantsSteps && tab.noStep)),
  );
  const inSteps = wantsSteps && tabs.length > 1;
  const asked = inSteps ? shownStep(layout.tabs, tabs, chosen) : tabs.find(({ key }) => key === chosen);
  return { tabs, tab: asked ?? tabs[0], states, inSteps };
};
