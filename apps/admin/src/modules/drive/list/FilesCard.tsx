import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DriveLists } from '../data/use-drive-lists.ts';
import type { Section } from '../place/use-place.ts';
import { DriveSearch } from './DriveSearch.tsx';
import { ItemList } from './ItemList.tsx';
import type { ItemVerbs } from './item-verbs.ts';
import { LayoutToggle, useLayout } from './LayoutToggle.tsx';
import { Nothing } from './Nothing.tsx';

interface FilesCardProps {
  readonly lists: DriveLists;
  readonly section: Section;
  readonly isAtTop: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly verbs: ItemVerbs;
  readonly trashDays: number | undefined;
  readonly onEmptyTrash: () => void;
}

const Loading = () => (
  <Box aria-hidden>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height={52} />
    ))}
  </Box>
);

/** The list of the folder or the section, with its own search and toggle. */
export const FilesCard = (props: FilesCardProps) => {
  const { lists, section, isAtTop, search, onSearch, verbs, trashDays, onEmptyTrash } = props;
  const translate = useTranslate();
  const [layout, setLayout] = useLayout('files');
  const { items, total, isLoading, isSearching, found, loadMore } = lists;
  const title = translate(found ? 'drive.results' : `drive.section.${section}`);
  const hint = found
    ? 'drive.empty.search'
    : section === 'mine'
      ? 'drive.empty.hint'
      : `drive.empty.${section}`;
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Box
          sx={{ order: { xs: 3, sm: 2 }, display: 'flex', flexGrow: { xs: 1, sm: 0 }, minWidth: { sm: 280 } }}
        >
          <DriveSearch value={search} onChange={onSearch} isSearching={isSearching} />
        </Box>
        <Box sx={{ order: 2 }}>
          <LayoutToggle label={translate('drive.layout.files')} value={layout} onChange={setLayout} />
        </Box>
      </Box>
      {section === 'trash' && !found && items.length > 0 ? (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onEmptyTrash}>
              {translate('drive.trash.empty')}
            </Button>
          }
        >
          {translate('drive.trash.days', { days: trashDays ?? 30 })}
        </Alert>
      ) : null}
      {isLoading ? <Loading /> : null}
      {!isLoading && items.length === 0 ? (
        <Nothing text={translate('drive.empty.text')} hint={translate(hint)} />
      ) : null}
      {items.length > 0 ? (
        <ItemList
          items={items}
          layout={layout}
          verbs={verbs}
          label={title}
          isSharedWithMe={section === 'shared' && isAtTop && !found}
        />
      ) : null}
      {loadMore ? (
        <Button size="small" onClick={loadMore} sx={{ mt: 1 }}>
          {translate('drive.more', { count: items.length, total })}
        </Button>
      ) : null}
    </Paper>
  );
};
