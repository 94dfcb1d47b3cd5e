import type { AutocompleteRenderInputParams } from '@mui/material';

/** A grid cell has no room for a label; the input announces its name to those who do not see the header. */
export const denseName = (
  { slotProps }: AutocompleteRenderInputParams,
  dense: boolean | undefined,
  label: string,
): AutocompleteRenderInputParams['slotProps'] =>
  dense ? { ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } } : slotProps;
