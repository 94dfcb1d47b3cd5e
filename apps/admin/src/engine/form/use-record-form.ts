import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { useForm, type ErrorOption, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { errorTree, flatErrors } from '../data/field-errors.ts';
import type { CallError } from '../data/call-error.ts';
import { useEnvironment } from '../environment/environment.ts';
import { check } from './check.ts';
import type { Values } from './values.ts';

/** A form over a record, or a new one without, checked by the same rules as on the server. */
export const useRecordForm = (resource: AnyResource, first: Values, record?: Values): UseFormReturn => {
  const environment = useEnvironment();
  const defaultValues = useMemo(() => ({ ...first }), [first]);
  return useForm({
    defaultValues,
    shouldFocusError: false,
    mode: 'onTouched',
    resolver: (values) => {
      const problems = check(resource, values, record, environment);
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorTree(problems) as FieldErrors };
    },
  });
};

/** Puts the problems that the server found at their fields; what belongs to no field stays for the summary. */
export const showServerErrors = (form: UseFormReturn, error: CallError): void => {
  for (const { path, error: wrong } of flatErrors(errorTree(error.problems))) {
    form.setError(path, wrong as ErrorOption);
  }
};
