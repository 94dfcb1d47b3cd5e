import { ListItemText } from '@mui/material';
import type { AnyResource, Picked } from '@school/kernel';
import type { HTMLAttributes } from 'react';
import { useSubtitle } from './use-subtitle.ts';

interface PickRowProps extends HTMLAttributes<HTMLLIElement> {
  readonly pick: Picked;
  /** Resource of the offered records. */
  readonly of: AnyResource;
}

/** One offered record; the second line distinguishes two of the same name. */
export const PickRow = ({ pick, of, ...attributes }: PickRowProps) => {
  const subtitle = useSubtitle(of)(pick);
  return (
    <li {...attributes}>
      <ListItemText
        primary={pick.label}
        secondary={subtitle || undefined}
        sx={{ my: 0 }}
        slotProps={{ secondary: { variant: 'caption' } }}
      />
    </li>
  );
};
