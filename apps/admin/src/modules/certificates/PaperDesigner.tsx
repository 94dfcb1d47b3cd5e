import { Box, Button } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCall } from '../../engine/environment/use-call.ts';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { designCall, type Design, type DesignedDocument } from '../administration/designs/design.ts';
import { PreviewPane } from '../administration/designs/PreviewPane.tsx';
import { TemplateEditor } from '../administration/designs/TemplateEditor.tsx';
import { usePreview } from '../administration/designs/use-preview.ts';
import { documentOfTemplate, partsOfDesign, previewPaper, textIn } from './template-design.ts';

type Designed = Pick<OwnSectionProps, 'values'> & { readonly document: DesignedDocument };

/** Writes into the form; a new template starts with the default design for its kind of person. */
const useDesignInForm = ({ document, values }: Designed) => {
  const { setValue } = useFormContext();
  const write = (changes: Partial<Design>): void => {
    for (const [key, value] of Object.entries(changes)) setValue(key, value, { shouldDirty: true });
  };
  const { body, style, back } = document.usual;
  const toUsual = (): void => write({ body, style, ...(back === undefined ? {} : { back }) });
  // The default design is inserted once for each kind of person, and never over anything the user has written.
  const isEmpty = textIn(values['body']).trim() === '';
  const begun = useRef('');
  useEffect(() => {
    if (begun.current === document.key) return;
    begun.current = document.key;
    if (isEmpty) toUsual();
  });
  return { write, toUsual };
};

const Desk = ({ document, values }: Designed) => {
  const translate = useTranslate();
  const [record, setRecord] = useState<number>();
  const { write, toUsual } = useDesignInForm({ document, values });
  const design: Design = {
    paper: previewPaper(values['paper'], document.papers),
    body: textIn(values['body']),
    style: textIn(values['style']),
    back: textIn(values['back']),
  };
  const preview = usePreview(document.key, design, record);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <TemplateEditor
          document={document.key}
          tokens={document.tokens}
          design={design}
          mistakes={preview.mistakes}
          onChange={write}
          parts={partsOfDesign(document.usual)}
        />
        <Button sx={{ mt: 1 }} onClick={toUsual}>
          {translate('administration.design.reset')}
        </Button>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <PreviewPane
          document={document}
          design={design}
          preview={preview}
          record={record}
          onRecord={setRecord}
        />
      </Box>
    </Box>
  );
};

/** Template, back and styles of a document next to the page as it will be printed. */
export const PaperDesigner = ({ values }: OwnSectionProps) => {
  const resource = useResourceContext() ?? '';
  const key = documentOfTemplate(resource, values['userType']);
  const { data, error, refetch } = useCall<DesignedDocument>(designCall(key));
  if (error) return <LoadProblem text={error.message} onRetry={() => void refetch()} />;
  return data ? <Desk key={key} document={data} values={values} /> : null;
};
