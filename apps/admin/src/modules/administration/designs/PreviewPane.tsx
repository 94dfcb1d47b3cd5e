import { Alert, Box } from '@mui/material';
import { fieldBuilders } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import type { Design, DesignedDocument } from './design.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { usePreview } from './use-preview.ts';

interface PreviewPaneProps {
  readonly document: DesignedDocument;
  readonly design: Design;
  readonly preview: Pick<ReturnType<typeof usePreview>, 'html' | 'failure'>;
  /** The record that is shown on the page, undefined for an example. */
  readonly record: number | undefined;
  readonly onRecord: (record: number | undefined) => void;
  /** What else is chosen for the page, ahead of the record. */
  readonly choices?: ReactNode;
}

/** A page as it will be printed, with the record whose values stand on it. */
export const PreviewPane = ({ document, design, preview, record, onRecord, choices }: PreviewPaneProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  const { html, failure } = preview;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: choices ? { sm: '1fr 2fr' } : '1fr', mb: 2 }}>
        {choices}
        <FieldInput
          field={fieldBuilders<string>().ref(document.of)}
          name="record"
          label={translate('administration.design.record', {
            name: words.one(catalogue.resource(document.of)),
          })}
          value={record ?? null}
          onChange={(value) => onRecord(typeof value === 'number' ? value : undefined)}
        />
      </Box>
      {failure ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate(failure.message, { _: failure.message })}
        </Alert>
      ) : null}
      <PreviewFrame html={html} paper={design.paper} title={translate('administration.design.preview')} />
    </>
  );
};
