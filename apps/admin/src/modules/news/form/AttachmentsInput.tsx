import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { newsFileTypes } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useId, useRef } from 'react';
import { FileIcon } from '../item/FileIcon.tsx';
import { sizeInKb } from '../item/news-words.ts';
import type { FormFile } from './news-input.ts';
import type { FormFiles } from './use-form-files.ts';

const FileRow = ({ file, onRemove }: { readonly file: FormFile; readonly onRemove: () => void }) => {
  const translate = useTranslate();
  const isAttaching = file.progress !== undefined;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <FileIcon name={file.name} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {sizeInKb(file.size)}
          {file.file && !isAttaching ? ` · ${translate('news.form.pending')}` : ''}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={file.progress ?? 100}
          color={isAttaching ? 'primary' : 'success'}
          aria-label={translate('news.form.attaching', { file: file.name })}
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      </Box>
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate('news.form.removeFile', { file: file.name })}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** The form's files, and how to add another. */
export const AttachmentsInput = ({ files, add, remove }: FormFiles) => {
  const translate = useTranslate();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="body2" color="textSecondary">
        {translate('news.attachments')}
      </Typography>
      {files.length === 0 ? (
        <Typography variant="body2">{translate('news.form.noFiles')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 560 }}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={() => remove(file.key)} />
          ))}
        </Box>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={newsFileTypes.map((type) => `.${type}`).join(',')}
        aria-label={translate('news.form.attach')}
        onChange={({ target }) => {
          add(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<AttachFile />} onClick={() => chooser.current?.click()}>
          {translate('news.form.attach')}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {translate('news.form.attachHelp')}
        </Typography>
      </Box>
    </Box>
  );
};
