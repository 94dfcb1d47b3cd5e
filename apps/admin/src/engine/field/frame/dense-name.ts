import type { AutocompleteRenderInputParams } from '@mui/material';

/** In a cell of a grid there is no room for a label; the input says its name to those who do not see the head. */
export const denseName = (
  { slotProps }: AutocompleteRenderInputParams,
  dense: boolean | undefined,
  label: string,
): AutocompleteRenderInputParams['slotProps'] =>
  dense ? { ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } } : slotProps;
