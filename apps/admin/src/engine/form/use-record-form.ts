import type { AnyResource } from '@school/kernel';
import { useAugmentedForm } from 'react-admin';
import { useState } from 'react';
import type { ErrorOption, FieldErrors, UseFormReturn } from 'react-hook-form';
import { errorTree, flatErrors } from '../data/field-errors.ts';
import type { CallError } from '../data/call-error.ts';
import { useEnvironment } from '../environment/environment.ts';
import { check } from './check.ts';
import { checkInputs } from './check-inputs.ts';
import type { Values } from './values.ts';

/**
 * A form for a record, or for a new one without it, checked by the same rules as on the server, and by those of the
 * react-admin inputs in it. It is the form of react-admin's `<Form>`; only the element around the inputs is ours
 * (`RecordForm`), for the keys, the steps and the jump to the first error.
 */
export const useRecordForm = (resource: AnyResource, first: Values, record?: Values): UseFormReturn => {
  const environment = useEnvironment();
  // An open form continues from its first values; what arrives later is put in by `EditForm`, which merges it.
  const [start] = useState(() => ({ ...first }));
  return useAugmentedForm({
    record: start,
    shouldFocusError: false,
    mode: 'onTouched',
    disableInvalidFormNotification: true,
    resolver: async (values, _context, inputs) => {
      const problems = [
        ...check(resource, values, record, environment),
        ...(await checkInputs(values, inputs)),
      ];
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorTree(problems) as FieldErrors };
    },
  }).form;
};

/** Assigns the problems found by the server to their fields; what belongs to no field is kept for the summary. */
export const showServerErrors = (form: UseFormReturn, error: CallError): void => {
  for (const { path, error: wrong } of flatErrors(errorTree(error.problems))) {
    form.setError(path, wrong as ErrorOption);
  }
};
