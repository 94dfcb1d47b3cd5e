import Download from '@mui/icons-material/DownloadOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { DriveItem, FileVersion } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { driveBase } from '../item/drive-item.ts';
import { itemSize } from '../item/item-size.ts';

interface VersionListProps {
  readonly item: DriveItem;
  readonly isMine: boolean;
  readonly onDownload: (item: DriveItem, version: number) => void;
  readonly onBringBack: (item: DriveItem, version: number) => void;
}

/** The versions of a file, newest first. */
export const VersionList = ({ item, isMine, onDownload, onBringBack }: VersionListProps) => {
  const translate = useTranslate();
  const { http } = useEnvironment();
  const { data: versions = [] } = useQuery({
    queryKey: ['drive', 'versions', item.id],
    queryFn: async ({ signal }) =>
      (await http<readonly FileVersion[]>(`${driveBase}/items/${item.id}/versions`, { signal })).data,
    retry: false,
  });
  return (
    <Box component="ul" aria-label={translate('drive.versions.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {versions.map(({ number, size, madeBy, madeAt }, at) => (
        <Box
          component="li"
          key={number}
          sx={{ display: 'flex', alignItems: 'center', columnGap: 1, py: 0.5 }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="body2">
              {translate(at === 0 ? 'drive.versions.newest' : 'drive.versions.number', { number })}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary">
              {[formatMoment(madeAt), madeBy, itemSize(size)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {at > 0 && isMine ? (
            <Button size="small" onClick={() => onBringBack(item, number)}>
              {translate('drive.versions.bringBack')}
            </Button>
          ) : null}
          <Tooltip title={translate('drive.verb.download')}>
            <IconButton
              size="small"
              aria-label={translate('drive.versions.download', { number })}
              onClick={() => onDownload(item, number)}
            >
              <Download fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
    </Box>
  );
};
