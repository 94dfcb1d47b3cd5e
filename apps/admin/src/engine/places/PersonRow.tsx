import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import { Picture } from '../field/image/Picture.tsx';
import type { PlacedPerson } from './placed-person.ts';

interface PersonRowProps {
  readonly person: PlacedPerson;
  /** Below the name. */
  readonly second: string;
  /** What is said about the person, in its colour. */
  readonly words: string;
  readonly colour: string;
  readonly isFixed: boolean;
  readonly onTap: () => void;
  readonly more: string;
  readonly onMore: () => void;
}

/** A person of a list as a button: the text at its end is about them. */
export const PersonRow = (props: PersonRowProps) => {
  const { person, second, words, colour, isFixed, onTap, more, onMore } = props;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'stretch', borderBottom: 1, borderColor: 'divider' }}
    >
      <ButtonBase
        disabled={isFixed}
        onClick={onTap}
        aria-label={`${person.name}: ${words}`}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          minHeight: 56,
          px: 1,
          gap: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'left',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
        }}
      >
        <Picture file={person.photo} size={40} name={person.name} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{person.name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {second}
          </Typography>
        </Box>
        <Typography component="span" sx={{ flexShrink: 0, fontWeight: 600, color: colour }}>
          {words}
        </Typography>
      </ButtonBase>
      {isFixed ? null : (
        <IconButton aria-label={more} onClick={onMore}>
          <MoreHoriz />
        </IconButton>
      )}
    </Box>
  );
};
