import FormatBold from '@mui/icons-material/FormatBold';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Undo from '@mui/icons-material/Undo';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/react';

export interface EditorTool {
  /** Part of its translation key. */
  readonly key: string;
  readonly Icon: typeof SvgIcon;
  readonly run: (editor: Editor) => void;
  /** Whether the selected words have it already. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Whether it would do anything at the cursor; by default it always would. */
  readonly can?: (editor: Editor) => boolean;
}

/** In toolbar order, after the headings. */
export const editorTools: readonly EditorTool[] = [
  {
    key: 'bold',
    Icon: FormatBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    Icon: FormatItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  { key: 'link', Icon: LinkIcon, run: () => undefined, isOn: (editor) => editor.isActive('link') },
  {
    key: 'bulletList',
    Icon: FormatListBulleted,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'numberList',
    Icon: FormatListNumbered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'indent',
    Icon: FormatIndentIncrease,
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    can: (editor) => editor.can().sinkListItem('listItem'),
  },
  {
    key: 'outdent',
    Icon: FormatIndentDecrease,
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    can: (editor) => editor.can().liftListItem('listItem'),
  },
  {
    key: 'quote',
    Icon: FormatQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    key: 'table',
    Icon: TableChart,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !editor.isActive('table'),
  },
  {
    key: 'undo',
    Icon: Undo,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    key: 'redo',
    Icon: Redo,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];
