import type { AnyResource } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { offers } from '../catalogue/rights.ts';
import { useEnvironment } from '../environment/environment.ts';

const EditDialog = lazy(() =>
  import('../form/EditDialog.tsx').then((module) => ({ default: module.EditDialog })),
);

/** Edits records whose resource has no edit address, in a dialog on top of their list. */
export const useEditInDialog = (
  resource: AnyResource,
  onSaved: () => unknown,
): { readonly open: (row: RaRecord) => void; readonly element: ReactNode } => {
  const { actor } = useEnvironment();
  const [id, setId] = useState<RaRecord['id']>();
  return {
    open: (row) => (resource.api && offers(actor, resource, 'read') ? setId(row.id) : undefined),
    element:
      id === undefined ? null : (
        <Suspense fallback={null}>
          <EditDialog
            resource={resource}
            id={id}
            onClose={(saved) => {
              setId(undefined);
              if (saved) onSaved();
            }}
          />
        </Suspense>
      ),
  };
};
