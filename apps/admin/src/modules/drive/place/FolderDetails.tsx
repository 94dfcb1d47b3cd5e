import type { DriveItem } from '@school/domain';
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutline';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { sharedCount } from '../item/drive-item.ts';
import { useOwner } from '../item/use-owner.ts';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

interface FolderDetailsProps {
  readonly folder: DriveItem | undefined;
  readonly onShare: (item: DriveItem) => void;
  readonly onRename: (item: DriveItem) => void;
}

/** Name, owner, created, last modified and number of shares of the open folder (001 §2.14). */
export const FolderDetails = ({ folder, onShare, onRename }: FolderDetailsProps) => {
  const translate = useTranslate();
  const { isMine, ownerOf } = useOwner();
  const moment = (value: string | undefined): string => (value ? formatMoment(value) : '–');
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('drive.details.title')}
      aria-description={translate('drive.details.facts')}
      sx={{ p: 1.5, mb: 2 }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fit, minmax(130px, 1fr))',
          },
        }}
      >
        <Fact label={translate('drive.details.name')}>{folder?.name ?? translate('drive.root')}</Fact>
        <Fact label={translate('drive.details.owner')}>{ownerOf(folder)}</Fact>
        <Fact label={translate('drive.details.created')}>{moment(folder?.createdAt)}</Fact>
        <Fact label={translate('drive.details.modified')}>{moment(folder?.updatedAt)}</Fact>
        <Fact label={translate('drive.details.shared')}>{folder ? sharedCount(folder) : 0}</Fact>
      </Box>
      {folder && isMine(folder) ? (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" startIcon={<PersonAdd />} onClick={() => onShare(folder)}>
            {translate('drive.details.shareVerb')}
          </Button>
          <Button size="small" startIcon={<DriveFileRenameOutline />} onClick={() => onRename(folder)}>
            {translate('drive.details.renameVerb')}
          </Button>
        </Box>
      ) : null}
    </Paper>
  );
};
