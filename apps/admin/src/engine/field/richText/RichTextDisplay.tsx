import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { ViewProps } from '../field-view.ts';
import { cleanHtml } from './clean-html.ts';
import { formattedText } from './editor-look.ts';

export const RichTextDisplay = ({ value }: ViewProps) => {
  const html = useMemo(() => cleanHtml(value), [value]);
  return (
    <Box
      sx={{ overflowWrap: 'anywhere', overflowX: 'auto', ...formattedText('&') }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
