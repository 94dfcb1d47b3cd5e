import type { DriveItem, PathStep } from '@school/domain';
import Folder from '@mui/icons-material/FolderOutlined';
import {
  Box,
  Breadcrumbs,
  Button,
  CircularProgress,
  Link,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FormDialog } from '../../../engine/form/FormDialog.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import { useFolders } from '../panel/FolderTree.tsx';

interface MoveItemProps {
  readonly item: DriveItem;
  readonly onMove: (item: DriveItem, folder: number | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Navigates the user's folders to the one the item is moved to. */
export const MoveItem = ({ item, onMove, onClose }: MoveItemProps) => {
  const translate = useTranslate();
  const [way, setWay] = useState<readonly PathStep[]>([]);
  const [busy, setBusy] = useState(false);
  const here = way.at(-1)?.id;
  const { data: folders = [], isPending } = useFolders(here);
  // An item cannot be moved into itself.
  const offered = folders.filter(({ id }) => id !== item.id);
  const isHere = (item.parentFolderId ?? undefined) === here;
  const move = async (): Promise<void> => {
    setBusy(true);
    const moved = await onMove(item, here);
    setBusy(false);
    if (moved) onClose();
  };
  return (
    <FormDialog title={translate('drive.move.title', { name: item.name })} onClose={onClose}>
      <Breadcrumbs aria-label={translate('drive.move.way')} sx={{ mb: 1 }}>
        <Link component="button" type="button" onClick={() => setWay([])}>
          {translate('drive.root')}
        </Link>
        {way.map(({ id, name }, at) => (
          <Link key={id} component="button" type="button" onClick={() => setWay(way.slice(0, at + 1))}>
            {name}
          </Link>
        ))}
      </Breadcrumbs>
      {isPending ? <CircularProgress size={22} aria-label={translate('drive.loading')} /> : null}
      {!isPending && offered.length === 0 ? (
        <Typography color="textSecondary">{translate('drive.tree.none')}</Typography>
      ) : null}
      <List dense aria-label={translate('drive.folders')} sx={{ maxHeight: 300, overflowY: 'auto' }}>
        {offered.map(({ id, name }) => (
          <ListItemButton key={id} onClick={() => setWay([...way, { id, name }])}>
            <ListItemIcon sx={{ minWidth: 36 }}>
              <Folder fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={name} sx={{ overflowWrap: 'anywhere' }} />
          </ListItemButton>
        ))}
      </List>
      <ProblemLine />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, pt: 1 }}>
        <Button onClick={onClose}>{translate('drive.close')}</Button>
        <Button variant="contained" disabled={isHere} loading={busy} onClick={() => void move()}>
          {translate('drive.move.here')}
        </Button>
      </Box>
    </FormDialog>
  );
};
