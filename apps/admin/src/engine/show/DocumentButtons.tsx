import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/use-record.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { offeredDocuments } from '../print/offered-documents.ts';
import { downloadPdf } from '../files/fetch-pdf.ts';

/** What can be printed of this record. */
export const DocumentButtons = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const words = useWords();
  const toast = useToast();
  const environment = useEnvironment();
  const { fetcher } = environment;
  const [busy, setBusy] = useState<string>();
  const offered = offeredDocuments(environment, resource);
  return (
    <>
      {offered.map((document) => (
        <Button
          key={document.key}
          variant="outlined"
          startIcon={<PictureAsPdf />}
          loading={busy === document.key}
          onClick={() => {
            setBusy(document.key);
            downloadPdf(
              fetcher,
              `/setup/v1/document/${document.key}/${record.id}`,
              `${document.key}-${record.id}.pdf`,
            )
              .catch(toast.failure)
              .finally(() => setBusy(undefined));
          }}
        >
          {words.say(`documents.${document.key}`, document.label)}
        </Button>
      ))}
    </>
  );
};
