import type { DriveItem } from '@school/domain';
import Delete from '@mui/icons-material/DeleteOutlined';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import DriveFileRename from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isFolder } from '../item/drive-item.ts';
import { useOwner } from '../item/use-owner.ts';
import type { ItemVerbs } from './item-verbs.ts';

type Verb = readonly [key: string, icon: typeof SvgIcon, run: (item: DriveItem) => void];

interface ItemMenuProps {
  readonly item: DriveItem;
  readonly verbs: ItemVerbs;
  /** The menu of the recent files also offers Rename (001 §2.14). */
  readonly isRecent: boolean;
  /** The item itself is what was shared, so the user can leave the share. */
  readonly isSharedWithMe: boolean;
}

const verbsOf = (
  item: DriveItem,
  verbs: ItemVerbs,
  about: { isMine: boolean; isRecent: boolean; isSharedWithMe: boolean },
): readonly Verb[] => {
  if (item.trashedAt)
    return [
      ['restore', Restore, verbs.restore],
      ['purge', DeleteForever, verbs.purge],
    ];
  const { isMine, isRecent, isSharedWithMe } = about;
  const when = (holds: boolean, verb: Verb): readonly Verb[] => (holds ? [verb] : []);
  return [
    isFolder(item) ? ['zip', FolderZip, verbs.download] : ['download', Download, verbs.download],
    ...when(isMine, ['share', PersonAdd, verbs.share]),
    [item.starred ? 'unstar' : 'star', item.starred ? Star : StarBorder, verbs.star],
    ...when(isMine && isRecent, ['rename', DriveFileRename, verbs.rename]),
    ...when(isMine, ['move', DriveFileMove, verbs.move]),
    ...when(!isMine && isSharedWithMe, ['leave', PersonRemove, verbs.leave]),
    ...when(isMine, ['delete', Delete, verbs.remove]),
  ];
};

/** What can be done with one item. */
export const ItemMenu = ({ item, verbs, isRecent, isSharedWithMe }: ItemMenuProps) => {
  const translate = useTranslate();
  const { isMine } = useOwner();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const offered = verbsOf(item, verbs, { isMine: isMine(item), isRecent, isSharedWithMe });
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={translate('drive.verbsOf', { name: item.name })}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {offered.map(([key, Icon, run]) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(undefined);
              run(item);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate(`drive.verb.${key}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
