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
  /** The record being edited; none for a new one. */
  readonly record: RecordRow | undefined;
  /** Saves the form's content, and closes it. */
  readonly onSave: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** What react-admin's inputs and buttons need in a form: resource, record, field names, groups and the way to save. */
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
  // The form itself is submitted, whatever the caller holds: errors found by the server are shown at its fields.
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
