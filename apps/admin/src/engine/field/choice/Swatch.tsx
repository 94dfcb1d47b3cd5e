import { Box } from '@mui/material';

/** The colour that an option stands for, shown next to its word. */
export const Swatch = ({ colour }: { readonly colour: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      width: 14,
      height: 14,
      mr: 1,
      borderRadius: '50%',
      verticalAlign: '-2px',
      bgcolor: colour,
      border: 1,
      borderColor: 'divider',
    }}
  />
);
