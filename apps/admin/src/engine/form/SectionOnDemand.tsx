import type { AnyResource } from '@school/kernel';
import type { ReactNode } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import { valueAt } from '../catalogue/packed-fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import { isBlank } from '../field/PastValue.tsx';
import { OnDemandFields } from './OnDemandFields.tsx';

interface SectionOnDemandProps {
  readonly resource: AnyResource;
  readonly names: readonly string[];
  readonly errors: FieldErrors;
  readonly input: (name: string) => ReactNode;
}

/** The fields of a section that are hidden until needed. */
export const SectionOnDemand = ({ resource, names, errors, input }: SectionOnDemandProps) => {
  const words = useWords();
  const values: readonly unknown[] = useWatch({ name: [...names] });
  return (
    <OnDemandFields
      fields={names.map((key, at) => ({
        key,
        label: words.field(resource, key),
        isNeeded: !isBlank(values[at]) || valueAt(errors, key) !== undefined,
        input: input(key),
      }))}
    />
  );
};
