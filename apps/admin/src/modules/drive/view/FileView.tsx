import type { DriveItem } from '@school/domain';
import Download from '@mui/icons-material/DownloadOutlined';
import DriveFileRename from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { itemSize } from '../item/item-size.ts';
import { useOwner } from '../item/use-owner.ts';
import { FilePicker } from '../upload/FilePicker.tsx';
import { FilePreview } from './FilePreview.tsx';
import { VersionList } from './VersionList.tsx';

interface FileViewProps {
  readonly item: DriveItem;
  readonly onDownload: (item: DriveItem, version?: number) => void;
  readonly onRename: (item: DriveItem) => void;
  readonly onReplace: (item: DriveItem, file: File) => void;
  readonly onBringBack: (item: DriveItem, version: number) => void;
  readonly onClose: () => void;
}

/** A file being viewed, with its versions. */
export const FileView = ({ item, onDownload, onRename, onReplace, onBringBack, onClose }: FileViewProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { isMine, ownerOf } = useOwner();
  const facts = [itemSize(item.size ?? 0), ownerOf(item), item.updatedAt ? formatMoment(item.updatedAt) : ''];
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={narrow} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere', pb: 0 }}>
        {item.name}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        <FilePreview item={item} />
        <Divider sx={{ my: 2 }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
            {translate('drive.versions.title')}
          </Typography>
          {isMine(item) ? (
            <Box>
              <FilePicker
                multiple={false}
                variant="text"
                size="small"
                label={translate('drive.versions.add')}
                onFiles={([file]) => {
                  if (file) onReplace(item, file);
                }}
              />
            </Box>
          ) : null}
        </Box>
        <VersionList item={item} isMine={isMine(item)} onDownload={onDownload} onBringBack={onBringBack} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {isMine(item) ? (
          <Button startIcon={<DriveFileRename />} onClick={() => onRename(item)}>
            {translate('drive.verb.rename')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{translate('drive.close')}</Button>
        <Button variant="contained" startIcon={<Download />} onClick={() => onDownload(item)}>
          {translate('drive.verb.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
