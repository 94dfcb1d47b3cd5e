import type { SxProps, Theme } from '@mui/material';

/** The frame of the editor, like that of other inputs, and the look of formatted text in it. */
export const editorLook = (isWrong: boolean): SxProps<Theme> => ({
  '& .RaLabeled-label': { typography: 'body2' },
  '& [role="toolbar"], & .RaRichTextInput-editorContent .ProseMirror': {
    border: 1,
    borderColor: isWrong ? 'error.main' : 'divider',
    bgcolor: 'background.paper',
  },
  '& [role="toolbar"]': {
    width: '100%',
    boxSizing: 'border-box',
    borderTopLeftRadius: 4,
    borderTopRightRadius: 4,
    mt: 0.5,
    borderBottom: 0,
  },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    minHeight: 180,
    maxHeight: '60vh',
    overflowY: 'auto',
    p: 1.5,
    outline: 'none',
    overflowWrap: 'anywhere',
    '&:hover, &:focus': { bgcolor: 'background.paper' },
  },
  '& [role="toolbar"] + * .ProseMirror': { borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  '&:focus-within :is([role="toolbar"], .ProseMirror)': {
    borderColor: isWrong ? 'error.main' : 'primary.main',
  },
  ...formattedText('& .ProseMirror'),
});

/** Headings, quotes and tables of formatted text inside a container. */
export const formattedText = (place: string): Record<string, object> => ({
  [`${place} > :first-of-type`]: { mt: 0 },
  [`${place} > :last-child`]: { mb: 0 },
  [`${place} > p`]: { my: 1 },
  [`${place} blockquote`]: { borderLeft: 4, borderColor: 'divider', ml: 0, pl: 2, color: 'text.secondary' },
  [`${place} table`]: { borderCollapse: 'collapse', maxWidth: '100%', my: 1 },
  [`${place} :is(td, th)`]: {
    border: 1,
    borderColor: 'divider',
    px: 1,
    py: 0.5,
    minWidth: 48,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  [`${place} :is(td, th) p`]: { m: 0 },
  [`${place} th`]: { bgcolor: 'action.hover', fontWeight: 600 },
  [`${place} a`]: { color: 'primary.main', textDecoration: 'underline' },
  [`${place} pre`]: { overflowX: 'auto', bgcolor: 'action.hover', p: 1, borderRadius: 1 },
});
