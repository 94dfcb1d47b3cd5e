import type { Route } from '@school/kernel';

type Known = Pick<Route, 'kind' | 'definitionKey'>;

const hub = /Hub$/;

/** What the help of a page is about: its definition, so that list, form and page of a record share one text. */
export const helpKeyOf = ({ kind, definitionKey }: Known): string => {
  if (kind === 'screen' && hub.test(definitionKey)) return `hub.${definitionKey.replace(hub, '')}`;
  return `${kind === 'screen' || kind === 'report' || kind === 'page' ? kind : 'resource'}.${definitionKey}`;
};

/** Which text says how pages of this kind work. */
export const helpKindOf = ({ kind, definitionKey }: Known): string => {
  if (kind === 'screen') return hub.test(definitionKey) ? 'hub' : 'page';
  return kind;
};
