import { fromChosen, type AnyResource, type FromChosen } from '@school/kernel';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { baseOf } from '../data/addresses.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useCall } from '../environment/use-call.ts';
import type { Values } from './values.ts';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

interface ChosenProps {
  readonly form: UseFormReturn;
  readonly chosen: FromChosen;
  /** Called with what was filled in for the form's initial choice: not a change that a user would lose. */
  readonly onBegun: (values: Values) => void;
}

/** Fills in values from the record chosen in a reference. */
const Chosen = ({ form, chosen: { reference, to, fields }, onBegun }: ChosenProps) => {
  const { catalogue } = useEnvironment();
  const id: unknown = useWatch({ control: form.control, name: reference });
  const path = typeof id === 'number' ? `${baseOf(catalogue.resource(to))}/get/${id}` : undefined;
  const { data } = useCall<Values>(path);
  const filled = useRef<Values>({});
  useEffect(() => {
    if (!data) return;
    const begins = form.formState.defaultValues?.[reference] === id;
    for (const [key, from] of fields) {
      const now: unknown = form.getValues(key);
      if (!isEmpty(now) && now !== filled.current[key]) continue;
      const value = data[from] ?? null;
      filled.current = { ...filled.current, [key]: value };
      form.setValue(key, value, {
        shouldDirty: !begins,
        shouldValidate: form.getFieldState(key).invalid,
      });
    }
    if (begins) onBegun(filled.current);
  }, [data, fields, form, id, onBegun, reference]);
  return null;
};

/**
 * Fields of a new record that are prefilled from a chosen record follow the choice until the user types something else
 * there. If a record cannot be read, they stay as they are.
 */
export const FromChosenRecords = ({
  resource,
  ...around
}: Omit<ChosenProps, 'chosen'> & { readonly resource: AnyResource }) =>
  fromChosen(resource).map((chosen) => <Chosen key={chosen.reference} {...around} chosen={chosen} />);
