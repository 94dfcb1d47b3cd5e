import { Avatar } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useFileUrl } from '../../files/use-file-url.ts';

/** A stored picture, or the place for one. */
export const Picture = ({
  file,
  size,
}: {
  readonly file: StoredFile | null | undefined;
  readonly size: number;
}) => {
  const url = useFileUrl(file?.id);
  return <Avatar variant="rounded" src={url} alt={file?.name ?? ''} sx={{ width: size, height: size }} />;
};
