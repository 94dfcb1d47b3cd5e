import { ButtonBase, Typography } from '@mui/material';
import { PersonFace } from './PersonFace.tsx';
import type { PlacedPerson } from './placed-person.ts';

interface TakenPlaceProps {
  readonly person: PlacedPerson;
  /** What is said about the person, in its colour. */
  readonly words: string;
  readonly colour: string;
  /** It stands out from the others. */
  readonly isMarked: boolean;
  readonly isFixed: boolean;
  readonly onTap: () => void;
  /** By a long press or the menu key: what is rarely said. */
  readonly onMore: () => void;
}

/** A person at a place, as a button that shows what is said about them. */
export const TakenPlace = (props: TakenPlaceProps) => {
  const { person, words, colour, isMarked, isFixed, onTap, onMore } = props;
  return (
    <ButtonBase
      disabled={isFixed}
      aria-label={`${person.name}: ${words}`}
      onClick={onTap}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isFixed) onMore();
      }}
      sx={{
        minHeight: 92,
        minWidth: 0,
        py: 0.5,
        borderRadius: 1,
        border: isMarked ? 2 : 1,
        borderColor: isMarked ? colour : 'divider',
        touchAction: 'manipulation',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
      }}
    >
      <PersonFace name={person.name} photo={person.photo}>
        <Typography
          variant="caption"
          component="span"
          sx={{
            fontWeight: 600,
            color: colour,
            lineHeight: 1.2,
            textAlign: 'center',
            overflowWrap: 'anywhere',
          }}
        >
          {words}
        </Typography>
      </PersonFace>
    </ButtonBase>
  );
};
