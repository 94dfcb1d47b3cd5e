import { useMediaQuery, useTheme } from '@mui/material';

/** Whether there is no room for a table, so that each row is a card. */
export const useIsNarrow = (): boolean => useMediaQuery(useTheme().breakpoints.down('sm'));
