import { Typography } from '@mui/material';

/** What a part of a page is about. */
export const BlockHeading = ({ text }: { readonly text: string }) => (
  <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
    {text}
  </Typography>
);
