import type { Route } from '@school/kernel';

type Known = Pick<Route, 'kind' | 'definitionKey'>;

const hub = /Hub$/;

/** The subject of a page's help: its definition, so that list, form and record page share one text. */
export const helpKeyOf = ({ kind, definitionKey }: Known): string => {
  if (kind === 'screen' && hub.test(definitionKey)) return `hub.${definitionKey.replace(hub, '')}`;
  return `${kind === 'screen' || kind === 'report' || kind === 'page' ? kind : 'resource'}.${definitionKey}`;
};

/** Which text explains how pages of this kind work. */
export const helpKindOf = ({ kind, definitionKey }: Known): string => {
  if (kind === 'screen') return hub.test(definitionKey) ? 'hub' : 'page';
  return kind;
};
