import type { AnyResource } from '@school/kernel';
import {
  CreateContextProvider,
  EditContextProvider,
  FormGroupsProvider,
  ResourceContextProvider,
  SourceContextProvider,
  type SaveHandler,
} from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { FormProvider, useFormState, type UseFormReturn } from 'react-hook-form';
import { useKeptRecord } from '../record/use-record.ts';
import type { RecordRow } from '../data/record-row.ts';

interface FormContextsProps {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  /** What is being changed; none for a new record. */
  readonly record: RecordRow | undefined;
  /** Saves what stands in the form, and closes it. */
  readonly onSave: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** What react-admin's inputs and buttons ask for in a form: resource, record, names of fields, groups and the way to save. */
export const FormContexts = ({ resource, form, record, onSave, children }: FormContextsProps) => {
  const { key } = resource;
  const source = useMemo(
    () => ({
      getSource: (name: string) => name,
      getLabel: (name: string) => `resources.${key}.fields.${name}`,
    }),
    [key],
  );
  const { isSubmitting: saving } = useFormState({ control: form.control });
  const { isFetching, isLoading, refetch } = useKeptRecord(resource, record?.id);
  // The form itself is sent, whatever the caller holds: what the server finds wrong is shown at its fields.
  const save: SaveHandler<RecordRow> = async () => void (await onSave());
  const around = {
    resource: key,
    save,
    saving,
    isFetching,
    isLoading,
    redirect: false,
    redirectOnError: false,
    mutationMode: 'pessimistic',
    isPending: false,
  } as const;
  const inputs = (
    <SourceContextProvider value={source}>
      <FormProvider {...form}>
        <FormGroupsProvider>{children}</FormGroupsProvider>
      </FormProvider>
    </SourceContextProvider>
  );
  return (
    <ResourceContextProvider value={key}>
      {record ? (
        <EditContextProvider value={{ ...around, record, error: null, refetch }}>
          {inputs}
        </EditContextProvider>
      ) : (
        <CreateContextProvider value={around}>{inputs}</CreateContextProvider>
      )}
    </ResourceContextProvider>
  );
};
