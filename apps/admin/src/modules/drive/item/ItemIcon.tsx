import type { DriveItem } from '@school/domain';
import Article from '@mui/icons-material/ArticleOutlined';
import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Folder from '@mui/icons-material/Folder';
import FolderShared from '@mui/icons-material/FolderShared';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Slideshow from '@mui/icons-material/SlideshowOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import VideoFile from '@mui/icons-material/VideoFileOutlined';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { isFolder, sharedCount } from './drive-item.ts';

type Look = readonly [kind: RegExp, icon: typeof SvgIcon, colour: string];

const looks: readonly Look[] = [
  [/pdf/, PictureAsPdf, 'error.main'],
  [/^image\//, ImageIcon, 'success.main'],
  [/sheet|excel|csv/, TableChart, 'success.dark'],
  [/presentation|powerpoint/, Slideshow, 'warning.main'],
  [/^video\//, VideoFile, 'secondary.main'],
  [/^audio\//, AudioFile, 'secondary.main'],
  [/zip/, FolderZip, 'warning.dark'],
  [/word|document|text|rtf|json/, Article, 'info.main'],
];

interface ItemIconProps {
  readonly item: DriveItem;
  readonly large?: boolean;
}

/** The icon of a folder or of a kind of file. */
export const ItemIcon = ({ item, large = false }: ItemIconProps) => {
  const sx = large ? { fontSize: 44 } : {};
  if (isFolder(item)) {
    const Icon = sharedCount(item) > 0 ? FolderShared : Folder;
    return <Icon aria-hidden sx={{ ...sx, color: 'primary.main' }} />;
  }
  const [, Icon, colour] = looks.find(([kind]) => kind.test(item.mimeType ?? '')) ?? [
    /./,
    InsertDriveFile,
    'text.secondary',
  ];
  return <Icon aria-hidden sx={{ ...sx, color: colour }} />;
};
