import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { offers } from '../catalogue/rights.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { changedFields } from './changed-fields.ts';

const ResetDialog = lazy(async () => ({ default: (await import('./ResetDialog.tsx')).ResetDialog }));

interface ResetButtonProps {
  readonly resource: AnyResource;
  readonly record: RecordRow;
  readonly onReset: () => void;
}

/** Resets settings to their defaults, for users who may change them; disabled if nothing differs. */
export const ResetButton = ({ resource, record, onReset }: ResetButtonProps) => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const [open, setOpen] = useState(false);
  if (!offers(actor, resource, 'update')) return null;
  const fields = record['version'] ? changedFields(actor, resource, record) : [];
  return (
    <>
      <Button disabled={fields.length === 0} onClick={() => setOpen(true)}>
        {translate('engine.reset.open')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ResetDialog
            resource={resource}
            record={record}
            fields={fields}
            onClose={(done) => {
              setOpen(false);
              if (done) onReset();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
