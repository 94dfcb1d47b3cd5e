import type { DriveItem } from '@school/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ItemList } from './ItemList.tsx';
import type { ItemVerbs } from './item-verbs.ts';
import { LayoutToggle, useLayout } from './LayoutToggle.tsx';
import { Nothing } from './Nothing.tsx';

interface RecentCardProps {
  readonly items: readonly DriveItem[];
  readonly verbs: ItemVerbs;
}

/** The most recently changed files, with their own toggle. */
export const RecentCard = ({ items, verbs }: RecentCardProps) => {
  const translate = useTranslate();
  const [layout, setLayout] = useLayout('recent');
  const title = translate('drive.recent');
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <LayoutToggle label={translate('drive.layout.recent')} value={layout} onChange={setLayout} />
      </Box>
      {items.length === 0 ? (
        <Nothing text={translate('drive.empty.recent')} />
      ) : (
        <ItemList items={items} layout={layout} verbs={verbs} label={title} isRecent />
      )}
    </Paper>
  );
};
