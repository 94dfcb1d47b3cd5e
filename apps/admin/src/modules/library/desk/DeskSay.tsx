import { Alert, Box } from '@mui/material';
import type { DeskWord } from './use-desk.ts';

/** What happened; also read aloud. */
export const DeskSay = ({ word }: { readonly word: DeskWord | undefined }) => (
  <Box role="status" aria-live="assertive" sx={{ my: 2, minHeight: 48 }}>
    {word ? <Alert severity={word.tone}>{word.text}</Alert> : null}
  </Box>
);
