import type { DriveItem } from '@school/domain';
import { Breadcrumbs, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface DriveBreadcrumbProps {
  readonly isAtRoot: boolean;
  /** The open folder with the path to it; undefined at the root. */
  readonly folder: DriveItem | undefined;
  readonly onRoot: () => void;
  readonly onOpen: (folder: number) => void;
}

const long = { overflowWrap: 'anywhere' } as const;

/** Root, then the folders down to the open one (001 §2.14). */
export const DriveBreadcrumb = ({ isAtRoot, folder, onRoot, onOpen }: DriveBreadcrumbProps) => {
  const translate = useTranslate();
  return (
    <Breadcrumbs aria-label={translate('drive.way')} maxItems={6} sx={{ mb: 1.5 }}>
      {!isAtRoot ? (
        <Link component="button" type="button" underline="hover" onClick={onRoot}>
          {translate('drive.root')}
        </Link>
      ) : (
        <Typography color="textPrimary" aria-current="page">
          {translate('drive.root')}
        </Typography>
      )}
      {(folder?.path ?? []).map(({ id, name }) => (
        <Link
          key={id}
          component="button"
          type="button"
          underline="hover"
          sx={long}
          onClick={() => onOpen(id)}
        >
          {name}
        </Link>
      ))}
      {folder ? (
        <Typography color="textPrimary" aria-current="page" sx={long}>
          {folder.name}
        </Typography>
      ) : null}
    </Breadcrumbs>
  );
};
