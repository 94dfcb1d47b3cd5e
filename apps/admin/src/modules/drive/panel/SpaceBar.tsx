import { Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { DriveSpace } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { driveBase } from '../item/drive-item.ts';
import { itemSize } from '../item/item-size.ts';

export const useSpace = () => {
  const { http } = useEnvironment();
  return useQuery({
    queryKey: ['drive', 'space'],
    queryFn: async ({ signal }) => (await http<DriveSpace>(`${driveBase}/space`, { signal })).data,
    retry: false,
  });
};

/** How much of the user's space is used. */
export const SpaceBar = () => {
  const translate = useTranslate();
  const { data: space } = useSpace();
  if (!space?.quota) return null;
  const share = Math.min(100, (space.used / space.quota) * 100);
  const text = translate('drive.space', { used: itemSize(space.used), quota: itemSize(space.quota) });
  return (
    <Box sx={{ mt: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={share}
        color={share > 90 ? 'error' : 'primary'}
        aria-label={translate('drive.spaceLabel')}
        // The default track has the colour of the bar and makes an empty drive look full.
        sx={{ height: 6, borderRadius: 3, bgcolor: 'divider' }}
      />
      <Typography variant="caption" color="textSecondary">
        {text}
      </Typography>
    </Box>
  );
};
