import type { AnyResource } from '@school/kernel';
import { ListContextProvider, ResourceContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import type { ResourceList } from './use-resource-list.ts';

interface ListContextsProps {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  readonly children: ReactNode;
}

/** What react-admin's filters, buttons and pagination require in a list. */
export const ListContexts = ({ resource, list, children }: ListContextsProps) => (
  <ResourceContextProvider value={resource.key}>
    <ListContextProvider value={list}>{children}</ListContextProvider>
  </ResourceContextProvider>
);
