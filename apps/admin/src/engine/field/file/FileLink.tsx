import { Link } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useToast } from '../../feedback/use-toast.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { downloadFile } from '../../files/download.ts';
import { fileSize } from '../../files/file-size.ts';

/** A stored file by its name; a click saves it. */
export const FileLink = ({ file }: { readonly file: StoredFile }) => {
  const { fetcher } = useEnvironment();
  const toast = useToast();
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      sx={{ textAlign: 'start' }}
      onClick={(event) => {
        event.stopPropagation();
        downloadFile(fetcher, `/setup/v1/files/${file.id}`, file.name).catch(toast.failure);
      }}
    >
      {file.name} ({fileSize(file.size)})
    </Link>
  );
};
