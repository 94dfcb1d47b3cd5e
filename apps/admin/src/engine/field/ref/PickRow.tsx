import { ListItemText } from '@mui/material';
import type { HTMLAttributes } from 'react';
import type { Picked } from '../../data/calls.ts';

interface PickRowProps extends HTMLAttributes<HTMLLIElement> {
  readonly pick: Picked;
}

/** One offered record; the second line tells two of the same name apart. */
export const PickRow = ({ pick, ...attributes }: PickRowProps) => (
  <li {...attributes}>
    <ListItemText
      primary={pick.label}
      secondary={pick.subtitle || undefined}
      sx={{ my: 0 }}
      slotProps={{ secondary: { variant: 'caption' } }}
    />
  </li>
);
