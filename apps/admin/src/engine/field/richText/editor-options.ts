import { Link } from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import type { RichTextInputProps } from 'ra-input-rich-text';
import { SteadyContent } from './steady-content.ts';

/** What the server keeps, including tables, which the stock editor lacks; colours and images, which it strips, are not offered. */
const extensions = [
  StarterKit.configure({ link: false, underline: false, horizontalRule: false }),
  Link.configure({ openOnClick: false, protocols: ['mailto', 'tel'] }),
  TableKit.configure({ table: { resizable: false } }),
  SteadyContent,
];

/**
 * What a formatted text may contain, and what a screen reader announces for its box. @param id of the input: its label and help are named
 * after it
 */
export const editorOptions = (id: string): RichTextInputProps['editorOptions'] => ({
  extensions,
  editorProps: {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-help`,
    },
  },
});
