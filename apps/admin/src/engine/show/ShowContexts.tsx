import type { AnyResource } from '@school/kernel';
import { ResourceContextProvider, ShowContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { useKeptRecord } from '../record/use-record.ts';
import type { RecordRow } from '../data/record-row.ts';

interface ShowContextsProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  readonly children: ReactNode;
}

/** What react-admin's fields and buttons require on a record's page. */
export const ShowContexts = ({ resource, record, children }: ShowContextsProps) => {
  const { isFetching, isLoading, refetch } = useKeptRecord(resource, record.id);
  return (
    <ResourceContextProvider value={resource.key}>
      <ShowContextProvider
        value={{
          resource: resource.key,
          record,
          isFetching,
          isLoading,
          refetch,
          isPending: false,
          error: null,
        }}
      >
        {children}
      </ShowContextProvider>
    </ResourceContextProvider>
  );
};
