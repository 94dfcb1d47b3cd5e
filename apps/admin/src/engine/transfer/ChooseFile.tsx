import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { baseOf } from '../data/addresses.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { downloadFile } from '../files/download.ts';

interface ChooseFileProps {
  readonly resource: AnyResource;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** The template to fill in, and the place to drop the completed one. */
export const ChooseFile = ({ resource, busy, onFile }: ChooseFileProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher } = useEnvironment();
  const chooser = useRef<HTMLInputElement>(null);
  const template = (format: string): void =>
    void downloadFile(
      fetcher,
      `${baseOf(resource)}/import/template?format=${format}`,
      `${resource.key}-template.${format}`,
    ).catch(toast.failure);
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
      sx={{ border: '2px dashed', borderColor: 'divider', borderRadius: 2, p: 4, textAlign: 'center' }}
    >
      <Typography sx={{ mb: 2 }}>{translate('engine.import.drop')}</Typography>
      <Button
        variant="contained"
        startIcon={<UploadFile />}
        loading={busy}
        onClick={() => chooser.current?.click()}
      >
        {translate('engine.import.choose')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {translate('engine.import.template')}
      </Typography>
      <Button size="small" onClick={() => template('xlsx')}>
        XLSX
      </Button>
      <Button size="small" onClick={() => template('csv')}>
        CSV
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".csv,.xlsx"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Box>
  );
};
