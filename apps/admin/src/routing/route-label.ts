import type { Route } from '@school/kernel';

/** Translation key of a route's label; without a translation the English of the definition is shown. */
export const routeLabelKey = ({
  kind,
  definitionKey,
  page,
}: Pick<Route, 'kind' | 'definitionKey' | 'page'>): string => {
  if (page !== undefined) return `resources.${definitionKey}.pages.${page}`;
  if (kind === 'screen') return `screens.${definitionKey}`;
  if (kind === 'report') return `reports.${definitionKey}`;
  return `resources.${definitionKey}.${kind === 'list' ? 'many' : 'one'}`;
};
