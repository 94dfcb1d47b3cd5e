import Download from '@mui/icons-material/Download';
import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, Typography } from '@mui/material';
import { f } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { RefInput } from '../../../engine/field/ref/RefInput.tsx';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { PackageItems } from './PackageItems.tsx';
import { usePackage } from './use-package.ts';

/** Found by typing, however many topics there are. */
const topicField = f.ref('questionCategory', {});

/** Accepts a file that is chosen or dropped. */
const ChoosePackage = ({
  busy,
  onFile,
}: {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}) => {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={{ border: '2px dashed', borderColor: 'divider', borderRadius: 2, p: 3, textAlign: 'center' }}
    >
      <Typography sx={{ mb: 2 }}>{translate('onlineExams.package.drop')}</Typography>
      <Button
        variant="contained"
        startIcon={<UploadFile />}
        loading={busy}
        onClick={() => chooser.current?.click()}
      >
        {translate('onlineExams.package.choose')}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".zip"
        aria-label={translate('onlineExams.package.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Box>
  );
};

const ChosenTopic = ({ topic }: { readonly topic: string }) => {
  const translate = useTranslate();
  const { looked, problem, busy, look, take, give, forget } = usePackage(topic);
  const count = looked?.report.taken ?? 0;
  return (
    <>
      <Box>
        <Button variant="outlined" startIcon={<Download />} onClick={give}>
          {translate('onlineExams.package.give')}
        </Button>
      </Box>
      <ChoosePackage busy={busy} onFile={(file) => void look(file)} />
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {looked ? (
        <>
          <Alert severity={looked.report.left > 0 ? 'warning' : 'success'} role="status">
            {translate(looked.isTaken ? 'onlineExams.package.taken' : 'onlineExams.package.would', {
              smart_count: count,
              left: looked.report.left,
            })}
          </Alert>
          <PackageItems items={looked.report.items} />
          {looked.isTaken ? null : (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button variant="contained" disabled={count === 0} loading={busy} onClick={() => void take()}>
                {translate('onlineExams.package.take', { smart_count: count })}
              </Button>
              <Button onClick={forget}>{translate('engine.verb.cancel')}</Button>
            </Box>
          )}
        </>
      ) : null}
    </>
  );
};

/** Imports questions from other programs and exports them, as QTI packages, topic by topic. */
export const QuestionPackages = () => {
  const translate = useTranslate();
  const [topic, setTopic] = useParam('topic');
  const title = translate('onlineExams.package.title');
  return (
    <>
      <PageHeader title={title} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
        <Typography color="textSecondary">{translate('onlineExams.package.about')}</Typography>
        <Box sx={{ maxWidth: 420 }}>
          <RefInput
            field={topicField}
            name="topic"
            label={translate('onlineExams.package.topic')}
            value={topic === '' ? null : Number(topic)}
            onChange={(id) => setTopic(id === null || id === undefined ? '' : String(id))}
          />
        </Box>
        {topic ? <ChosenTopic key={topic} topic={topic} /> : null}
      </Box>
    </>
  );
};
