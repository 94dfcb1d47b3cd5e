import type { Route } from '@school/kernel';

/** Key of the translation of a route's label; without one the English of the definition is shown. */
export const routeLabelKey = ({ kind, definitionKey }: Pick<Route, 'kind' | 'definitionKey'>): string => {
  if (kind === 'screen') return `screens.${definitionKey}`;
  if (kind === 'report') return `reports.${definitionKey}`;
  return `resources.${definitionKey}.${kind === 'list' ? 'many' : 'one'}`;
};
