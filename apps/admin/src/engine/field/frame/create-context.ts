import type { AnyResource } from '@school/kernel';
import { createContext, useContext } from 'react';

type Row = Readonly<Record<string, unknown>>;

/** Opens the create form of a resource in a dialog and returns the new record, or nothing when it is closed. */
export type CreateRecord = (resource: AnyResource, given: Row) => Promise<Row | undefined>;

export const CreateContext = createContext<CreateRecord | undefined>(undefined);

export const useCreateRecord = (): CreateRecord | undefined => useContext(CreateContext);
