import {
  customFields,
  customSections,
  withCustomFields,
  type AnyResource,
  type CustomDefinition,
} from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo, type ComponentType } from 'react';
import { useCall } from '../environment/use-call.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';

interface WithCustomFieldsProps {
  readonly resource: AnyResource;
  /** What is shown while the fields are loading: a form, or nothing in front of a list with a skeleton of its own. */
  readonly isForm: boolean;
  readonly Screen: ComponentType<{ readonly resource: AnyResource }>;
}

/** Definitions rarely change; a screen opened soon after another one does not fetch them again. */
const fresh = 60_000;

/** A screen of a resource with the fields the institution has added to it. */
export const WithCustomFields = ({ resource, isForm, Screen }: WithCustomFieldsProps) => {
  const translate = useTranslate();
  const { data, isError } = useCall<readonly CustomDefinition[]>(
    `/setup/v1/customFields/${resource.key}`,
    undefined,
    {
      staleMs: fresh,
    },
  );
  const label = translate('engine.custom.title');
  const whole = useMemo(
    () => (data ? withCustomFields(resource, customFields(data), label, customSections(data)) : resource),
    [data, resource, label],
  );
  // A form that received further fields while being filled in would start over.
  if (data || isError) return <Screen resource={whole} />;
  return isForm ? <FormSkeleton /> : null;
};
