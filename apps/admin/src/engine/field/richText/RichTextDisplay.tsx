import { Box } from '@mui/material';
import { useMemo } from 'react';
import type { ViewProps } from '../field-view.ts';
import { cleanHtml } from './clean-html.ts';

export const RichTextDisplay = ({ value }: ViewProps) => {
  const html = useMemo(() => cleanHtml(value), [value]);
  return <Box sx={{ '& > :first-of-type': { mt: 0 } }} dangerouslySetInnerHTML={{ __html: html }} />;
};
