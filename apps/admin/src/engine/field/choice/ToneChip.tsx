import type { Tone } from '@school/kernel';
import { Chip } from '@mui/material';

const colours = {
  neutral: 'default',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

/** A state in its colour; the word conveys it too. */
export const ToneChip = ({ tone = 'neutral', label }: { readonly tone?: Tone; readonly label: string }) => (
  <Chip
    size="small"
    variant="outlined"
    color={colours[tone]}
    label={label}
    sx={{ height: 22, fontWeight: 500 }}
  />
);
