import { Box } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, useFormState, type UseFormReturn } from 'react-hook-form';
import { layoutOf, narrowed, tabOf } from '../catalogue/layout.ts';
import { flatErrors } from '../data/field-errors.ts';
import { dateStyleOf } from '../field/date/date-format.ts';
import { DateStyleContext } from '../field/frame/date-style-context.ts';
import { createRowStore, RowContext } from '../field/frame/row-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusField } from './focus-field.ts';
import { FormSection } from './FormSection.tsx';
import { FormTabs } from './FormTabs.tsx';
import { useConditions } from './use-conditions.ts';
import type { Values } from './values.ts';

interface RecordFormProps {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  readonly record?: Values;
  /** Saves and gives the paths that are wrong; `again` asks for a fresh form afterwards. */
  readonly onSave: (again: boolean) => Promise<readonly string[]>;
  readonly message?: string;
  readonly isNew: boolean;
  readonly inDialog?: boolean;
  /** The bar with the buttons. */
  readonly children?: ReactNode;
}

/** The inputs of a record by the layout of its definition, with tabs, conditions, errors and keys. */
export const RecordForm = (props: RecordFormProps) => {
  const { resource, form, record, onSave, message, isNew, inDialog, children } = props;
  const root = useRef<HTMLFormElement>(null);
  const states = useConditions(resource, form.control, isNew);
  const tabs = narrowed(layoutOf(resource).tabs, (field) => states.get(field)?.visible === true);
  const [chosen, setChosen] = useState<string>();
  const tab = tabs.find((one) => one.key === chosen) ?? tabs[0];
  const [row] = useState(() => createRowStore({ ...form.getValues(), _record: record }));
  useEffect(() => {
    const take = (): void => row.set({ ...form.getValues(), _record: record });
    take();
    const subscription = form.watch(take);
    return () => subscription.unsubscribe();
  }, [form, record, row]);
  const { errors, submitCount } = useFormState({ control: form.control });
  const wrongTabs = new Set(submitCount === 0 ? [] : flatErrors(errors).map(({ path }) => tabOf(tabs, path)));
  const go = (path: string): void => {
    setChosen(tabOf(tabs, path));
    // The tab is drawn first.
    requestAnimationFrame(() => root.current && focusField(root.current, path));
  };
  const save = async (again: boolean): Promise<void> => {
    const order = tabs.flatMap((one) => one.sections.flatMap((section) => section.fields));
    const place = (path: string): number => order.indexOf(path.split('.')[0] ?? path);
    const [first] = [...(await onSave(again))].sort((a, b) => place(a) - place(b));
    if (first !== undefined) go(first);
  };
  const press = (event: KeyboardEvent): void => {
    const control = event.ctrlKey || event.metaKey;
    if (control && (event.code === 'KeyS' || event.key === 'Enter')) {
      event.preventDefault();
      event.stopPropagation();
      void save(event.key === 'Enter');
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.defaultPrevented) {
      // Enter belongs to the input; saving has its own keys.
      event.preventDefault();
    }
  };
  const firstField = tabs[0]?.sections[0]?.fields.find((name) => states.get(name)?.readOnly === false);
  return (
    <FormProvider {...form}>
      <RowContext.Provider value={row}>
        <DateStyleContext.Provider value={dateStyleOf(resource.module)}>
          <Box
            component="form"
            noValidate
            ref={root}
            onKeyDown={press}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void save(false);
            }}
          >
            <ErrorSummary resource={resource} message={message} onGo={go} />
            {tabs.length > 1 ? (
              <FormTabs
                resource={resource}
                tabs={tabs}
                open={tab?.key}
                wrong={wrongTabs}
                onOpen={setChosen}
              />
            ) : null}
            {tab?.sections.map((section, at) => (
              <FormSection
                key={section.label ?? at}
                resource={resource}
                section={section}
                states={states}
                plain={inDialog}
                focusOn={isNew && tab === tabs[0] ? firstField : undefined}
              />
            ))}
            {children}
          </Box>
        </DateStyleContext.Provider>
      </RowContext.Provider>
    </FormProvider>
  );
};
