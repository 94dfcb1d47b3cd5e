import Close from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { FileLink } from '../file/FileLink.tsx';

interface AttachedFilesProps {
  readonly files: readonly StoredFile[];
  /** Removes the file with that number; without it the files are read-only. */
  readonly onRemove: ((id: number) => void) | undefined;
}

/** Files by name, one below the other. */
export const AttachedFiles = ({ files, onRemove }: AttachedFilesProps) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map((file) => {
        const remove = translate('engine.file.remove', { field: file.name });
        return (
          <Box component="li" key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <FileLink file={file} />
            {onRemove ? (
              <IconButton size="small" aria-label={remove} title={remove} onClick={() => onRemove(file.id)}>
                <Close fontSize="small" />
              </IconButton>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
};
