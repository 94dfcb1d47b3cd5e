import Print from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { offeredDocuments } from '../print/offered-documents.ts';
import { usePrint } from '../print/use-print.ts';

/** What can be printed of this record. */
export const DocumentButtons = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const words = useWords();
  const print = usePrint();
  const environment = useEnvironment();
  const [busy, setBusy] = useState<string>();
  const offered = offeredDocuments(environment, resource);
  return (
    <>
      {offered.map((document) => (
        <Button
          key={document.key}
          variant="outlined"
          startIcon={<Print />}
          loading={busy === document.key}
          onClick={() => {
            setBusy(document.key);
            void print(
              `/setup/v1/document/${document.key}/${record.id}`,
              `${document.key}-${record.id}.pdf`,
            ).finally(() => setBusy(undefined));
          }}
        >
          {words.say(`documents.${document.key}`, document.label)}
        </Button>
      ))}
    </>
  );
};
