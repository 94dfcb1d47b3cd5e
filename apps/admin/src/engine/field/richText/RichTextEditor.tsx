import { Box, FormHelperText, Typography } from '@mui/material';
import { plainText } from '@school/kernel';
import { Link } from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef } from 'react';
import type { InputProps } from '../field-view.ts';
import { EditorTools } from './EditorTools.tsx';
import { editorLook } from './editor-look.ts';

const extensions = [
  StarterKit.configure({ link: false, underline: false, horizontalRule: false }),
  Link.configure({ openOnClick: false, protocols: ['mailto', 'tel'] }),
  TableKit.configure({ table: { resizable: false } }),
];

/** An editor for formatted text with its tools and, where the field has a limit, a count of its letters. */
export const RichTextEditor = ({
  field,
  value,
  onChange,
  label,
  error,
  help,
  required,
  readOnly,
  inputRef,
}: InputProps<'richText'>) => {
  const translate = useTranslate();
  const id = useId();
  const last = useRef(value);
  const editor = useEditor({
    extensions,
    content: String(value ?? ''),
    editable: !readOnly,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
      },
    },
    onUpdate: ({ editor: changed }) => {
      last.current = changed.isEmpty ? null : changed.getHTML();
      onChange(last.current);
    },
  });
  useEffect(() => {
    // A value that was not typed here: another record, or changes taken back.
    if (editor.isDestroyed || value === last.current) return;
    last.current = value;
    editor.commands.setContent(String(value ?? ''), { emitUpdate: false });
  }, [editor, value]);
  const count = Array.from(plainText(String(value ?? ''))).length;
  const isOver = field.max !== undefined && count > field.max;
  return (
    <div>
      <Typography
        id={`${id}-label`}
        variant="body2"
        color={error ? 'error' : 'textSecondary'}
        sx={{ mb: 0.5 }}
      >
        {label}
        {required ? ' *' : ''}
      </Typography>
      <Box
        sx={editorLook(Boolean(error))}
        ref={(element: HTMLElement | null) => {
          inputRef?.(element?.querySelector<HTMLElement>('[role="textbox"]') ?? null);
        }}
      >
        {readOnly ? null : <EditorTools editor={editor} />}
        <EditorContent editor={editor} />
      </Box>
      <Box id={`${id}-help`} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <FormHelperText error={Boolean(error)}>{error ?? help ?? ''}</FormHelperText>
        {field.max === undefined ? null : (
          <FormHelperText error={isOver} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {translate('engine.richText.letters', { count: String(count), max: String(field.max) })}
          </FormHelperText>
        )}
      </Box>
    </div>
  );
};
