import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { offeredDocuments } from '../../print/offered-documents.ts';
import type { Target } from '../../data/target.ts';

const PrintDialog = lazy(() =>
  import('../../print/PrintDialog.tsx').then((module) => ({ default: module.PrintDialog })),
);

interface BulkPrintProps {
  readonly resource: AnyResource;
  readonly target: Target;
  readonly count: number;
}

/** Prints the selected records as one file, if the catalogue has a document for them. */
export const BulkPrint = ({ resource, target, count }: BulkPrintProps) => {
  const translate = useTranslate();
  const environment = useEnvironment();
  const [open, setOpen] = useState(false);
  const [first, ...more] = offeredDocuments(environment, resource);
  if (!first) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('engine.print.verb')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <PrintDialog
            documents={[first, ...more]}
            target={target}
            count={count}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
