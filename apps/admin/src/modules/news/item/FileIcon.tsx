import Article from '@mui/icons-material/ArticleOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Slideshow from '@mui/icons-material/SlideshowOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

const icons: Readonly<Record<string, typeof SvgIcon>> = {
  pdf: PictureAsPdf,
  doc: Article,
  docx: Article,
  txt: Article,
  xls: TableChart,
  xlsx: TableChart,
  ppt: Slideshow,
  pptx: Slideshow,
  jpg: ImageIcon,
  jpeg: ImageIcon,
  png: ImageIcon,
};

/** The icon of a kind of file, by its extension. */
export const FileIcon = ({ name }: { readonly name: string }) => {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const Icon = icons[extension] ?? InsertDriveFile;
  return <Icon color="action" aria-hidden data-kind={extension} />;
};
