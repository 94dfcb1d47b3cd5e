import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState, type DragEvent, type ReactNode } from 'react';
import { draggedPerson } from './dragged-person.ts';
import type { Place } from './arrangement.ts';

interface PlaceCellProps {
  readonly place: Place;
  readonly isFixed: boolean;
  /** A person is picked up, and may be put down here. */
  readonly isWanted: boolean;
  readonly onPress: () => void;
  readonly onDrop: (person: number) => void;
  /** Who is here; nothing for a free place. */
  readonly children: ReactNode;
}

/** A place in the room that takes a person. */
export const PlaceCell = ({ place, isFixed, isWanted, onPress, onDrop, children }: PlaceCellProps) => {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const invite = (event: DragEvent): void => {
    if (isFixed || !draggedPerson.isIn(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  };
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const person = draggedPerson.of(event.dataTransfer);
    if (person !== undefined) onDrop(person);
  };
  return (
    <Box
      onDragEnter={invite}
      onDragOver={invite}
      onDragLeave={() => setOver(false)}
      onDrop={take}
      sx={{
        display: 'grid',
        minWidth: 0,
        borderRadius: 1,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      {children ?? (
        <ButtonBase
          disabled={isFixed}
          onClick={onPress}
          aria-label={translate('engine.places.free', { ...place })}
          sx={{
            minHeight: 78,
            borderRadius: 1,
            border: '1px dashed',
            borderColor: isWanted ? 'primary.main' : 'divider',
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
          }}
        />
      )}
    </Box>
  );
};
