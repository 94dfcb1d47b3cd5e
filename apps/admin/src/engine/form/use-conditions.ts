import { fieldState, type AnyResource, type FieldState } from '@school/kernel';
import { useContext, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { conditionReads, readerOf } from '../catalogue/conditions.ts';
import { mayRead, mayWrite } from '../catalogue/rights.ts';
import { useEnvironment } from '../environment/environment.ts';
import { UnchangeableContext } from './unchangeable-context.ts';
import { isDerived } from './values.ts';

/** The state of every field given what is filled in so far; fields the user may not see are not visible. */
export const useConditions = (
  resource: AnyResource,
  control: Control,
  isNew: boolean,
): ReadonlyMap<string, FieldState> => {
  const environment = useEnvironment();
  const unchangeable = useContext(UnchangeableContext);
  const reads = useMemo(() => [...conditionReads(resource)], [resource]);
  const watched = useWatch({ control, name: reads }) as readonly unknown[];
  const row = Object.fromEntries(reads.map((key, at) => [key, watched[at]]));
  const reader = readerOf(resource, row, environment);
  const stateOf = (key: string): FieldState => {
    const field = resource.fields[key] ?? { type: 'text' as const };
    const said = fieldState(resource, key, reader);
    const { lifecycle } = resource;
    // A state changes only through moves; its initial value may be chosen if the definition allows it.
    const isState = lifecycle?.field === key && !(isNew && lifecycle.starts);
    const locked =
      unchangeable || isState || isDerived(field) || !mayWrite(environment.actor, resource, field);
    const pointless = isNew && locked && field.type !== 'computed' && field.type !== 'series';
    return {
      visible: said.visible && !pointless && mayRead(environment.actor, resource, field),
      required: said.required && !locked,
      readOnly: said.readOnly || locked,
    };
  };
  return new Map(Object.keys(resource.fields).map((key) => [key, stateOf(key)]));
};
