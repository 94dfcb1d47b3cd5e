import type { AnyResource } from '@school/kernel';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { rememberRecent } from './recent-records.ts';

/** Remembers a displayed record, for the palette. */
export const useRecent = (resource: AnyResource, record: RecordRow | undefined, title: string): void => {
  const { actor } = useEnvironment();
  const { pathname } = useLocation();
  const id = record?.id;
  useEffect(() => {
    if (id !== undefined) rememberRecent(actor.id, { resource: resource.key, id, title, to: pathname });
  }, [actor.id, resource.key, id, title, pathname]);
};
