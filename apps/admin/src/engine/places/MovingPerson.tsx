import { ButtonBase } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { PersonFace } from './PersonFace.tsx';
import type { PlacedPerson } from './placed-person.ts';
import { draggedPerson } from './dragged-person.ts';

interface MovingPersonProps {
  readonly person: PlacedPerson;
  readonly isPicked: boolean;
  readonly isFixed: boolean;
  readonly onPress: () => void;
  /** For a person who has a place: removes it. */
  readonly onTakeAway?: (() => void) | undefined;
}

/** A person who can be picked up, by a press, the keys or a pointer. */
export const MovingPerson = (props: MovingPersonProps) => {
  const { person, isPicked, isFixed, onPress, onTakeAway } = props;
  const press = (event: KeyboardEvent): void => {
    if (!onTakeAway || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    onTakeAway();
  };
  return (
    <ButtonBase
      // Firefox does not drag buttons.
      component="div"
      disabled={isFixed}
      draggable={!isFixed}
      aria-pressed={isPicked}
      aria-label={person.name}
      onClick={onPress}
      onKeyDown={press}
      onDragStart={(event) => draggedPerson.give(event.dataTransfer, person.id)}
      sx={{
        minHeight: 78,
        minWidth: 0,
        py: 0.5,
        borderRadius: 1,
        border: isPicked ? 2 : 1,
        borderColor: isPicked ? 'primary.main' : 'divider',
        bgcolor: isPicked ? 'action.selected' : 'background.paper',
        cursor: isFixed ? undefined : 'grab',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
      }}
    >
      <PersonFace name={person.name} photo={person.photo} />
    </ButtonBase>
  );
};
