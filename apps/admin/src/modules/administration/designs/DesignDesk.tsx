import { Box, Button, Chip, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import type { DesignedDocument } from './design.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useDesign } from './use-design.ts';
import { usePreview } from './use-preview.ts';

interface DesignDeskProps {
  readonly document: DesignedDocument;
  readonly onSaved: () => void;
}

interface DesignActionsProps {
  readonly state: ReturnType<typeof useDesign>;
  /** The institution has its own design, which it can discard. */
  readonly isOwn: boolean;
  readonly onPdf: () => void;
}

/** Saves the design, tries it out as a PDF, or reverts to the default. */
const DesignActions = ({ state, isOwn, onPdf }: DesignActionsProps) => {
  const translate = useTranslate();
  const { busy, dirty, save, reset } = state;
  return (
    <>
      {isOwn ? (
        <Button loading={busy === 'reset'} onClick={() => void reset()}>
          {translate('administration.design.reset')}
        </Button>
      ) : null}
      <Button variant="outlined" loading={busy === 'pdf'} onClick={onPdf}>
        PDF
      </Button>
      <Button variant="contained" loading={busy === 'save'} disabled={!dirty} onClick={() => void save()}>
        {translate('engine.verb.save')}
      </Button>
    </>
  );
};

/** Template, styles and paper next to the page as it will be printed. */
export const DesignDesk = ({ document, onSaved }: DesignDeskProps) => {
  const translate = useTranslate();
  const words = useWords();
  const state = useDesign(document, onSaved);
  const { design, busy, dirty, change } = state;
  const [record, setRecord] = useState<number>();
  const preview = usePreview(document.key, design, record);
  const { blocker } = useUnsavedGuard(dirty && busy === undefined);
  const title = words.say(`documents.${document.key}`, document.label);
  usePageTitle(title);
  const paperWords = (paper: string): string => translate(`engine.print.paper.${paper}`, { _: paper });
  return (
    <>
      <PageHeader
        title={title}
        beside={
          <Chip
            size="small"
            variant="outlined"
            color={document.own ? 'primary' : 'default'}
            label={translate(document.own ? 'administration.design.own' : 'administration.design.usual')}
          />
        }
        actions={<DesignActions state={state} isOwn={document.own} onPdf={() => void state.pdf(record)} />}
      />
      <LeaveQuestion blocker={blocker} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TemplateEditor
          document={document.key}
          tokens={document.tokens}
          design={design}
          mistakes={preview.mistakes}
          onChange={change}
        />
        <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: { md: 80 }, alignSelf: 'start' }}>
          <PreviewPane
            document={document}
            design={design}
            preview={preview}
            record={record}
            onRecord={setRecord}
            choices={
              <TextField
                select
                size="small"
                label={translate('engine.print.paperLabel')}
                value={design.paper}
                onChange={({ target }) => change({ paper: target.value as typeof design.paper })}
              >
                {document.papers.map((paper) => (
                  <MenuItem key={paper} value={paper}>
                    {paperWords(paper)}
                  </MenuItem>
                ))}
              </TextField>
            }
          />
        </Box>
      </Box>
    </>
  );
};
