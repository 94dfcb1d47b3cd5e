import type { DriveItem } from '@school/domain';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Folder from '@mui/icons-material/FolderOutlined';
import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { driveBase, isFolder } from '../item/drive-item.ts';

/** Folders on one level. */
export const useFolders = (parent: number | undefined, enabled = true) => {
  const { http } = useEnvironment();
  return useQuery({
    queryKey: ['drive', 'folders', parent ?? 'root'],
    queryFn: async ({ signal }) => {
      const query = {
        ...(parent === undefined ? {} : { folderId: parent }),
        foldersOnly: 'true',
      };
      const { data } = await http<readonly DriveItem[]>(`${driveBase}/items`, { query, signal });
      return (Array.isArray(data) ? data : []).filter(isFolder);
    },
    enabled,
    retry: false,
  });
};

interface TreeProps {
  readonly current: number | undefined;
  readonly onOpen: (folder: number) => void;
}

const Branch = ({ folder, current, onOpen }: TreeProps & { readonly folder: DriveItem }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isCurrent = folder.id === current;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderRadius: 1,
          bgcolor: isCurrent ? 'action.selected' : undefined,
        }}
      >
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={translate(isOpen ? 'drive.tree.close' : 'drive.tree.open', { name: folder.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ExpandMore fontSize="inherit" /> : <ChevronRight fontSize="inherit" />}
        </IconButton>
        <ButtonBase
          onClick={() => onOpen(folder.id)}
          aria-current={isCurrent ? 'page' : undefined}
          sx={{ flexGrow: 1, minWidth: 0, justifyContent: 'flex-start', gap: 0.75, py: 0.5, borderRadius: 1 }}
        >
          <Folder fontSize="small" color="action" aria-hidden />
          <Typography variant="body2" noWrap title={folder.name}>
            {folder.name}
          </Typography>
        </ButtonBase>
      </Box>
      {isOpen ? (
        <Box sx={{ ps: 1.5, pl: 1.5 }}>
          <Level parent={folder.id} current={current} onOpen={onOpen} />
        </Box>
      ) : null}
    </Box>
  );
};

const Level = ({ parent, current, onOpen }: TreeProps & { readonly parent: number | undefined }) => {
  const translate = useTranslate();
  const { data: folders, isPending } = useFolders(parent);
  if (isPending) return null;
  if (!folders || folders.length === 0)
    return (
      <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1, py: 0.25 }}>
        {translate('drive.tree.none')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {folders.map((folder) => (
        <Branch key={folder.id} folder={folder} current={current} onOpen={onOpen} />
      ))}
    </Box>
  );
};

/** The folders of the user's own drive, opened level by level. */
export const FolderTree = (props: TreeProps) => (
  <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
    <Level parent={undefined} {...props} />
  </Box>
);
