import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { LeaveGuard } from '../own-screen/LeaveGuard.tsx';
import { StickyBar } from '../own-screen/StickyBar.tsx';
import { useSaveKey } from '../own-screen/use-save-key.ts';
import { personAt, type Arrangement } from './arrangement.ts';
import { MovingPerson } from './MovingPerson.tsx';
import { PlaceCell } from './Place.tsx';
import { PlaceGrid } from './PlaceGrid.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import type { PlacedPerson } from './placed-person.ts';
import { usePlaces } from './use-places.ts';
import { WaitingPeople } from './WaitingPeople.tsx';

interface PlaceEditorProps {
  readonly first: () => Arrangement;
  /** In the order in which free places are assigned. */
  readonly people: readonly PlacedPerson[];
  readonly label: string;
  readonly front: string;
  readonly isFixed: boolean;
  readonly busy: boolean;
  /** Returns whether it was saved. */
  readonly onSave: (arrangement: Arrangement) => Promise<boolean>;
}

/**
 * A room to arrange. A person is dragged to a place, or picked by a press (Enter) and put down by another one; Delete
 * removes a place, Escape cancels.
 */
export const PlaceEditor = ({ first, people, label, front, isFixed, busy, onSave }: PlaceEditorProps) => {
  const translate = useTranslate();
  const places = usePlaces(first);
  const { arrangement, picked, changed } = places;
  const save = async (): Promise<void> => {
    if (await onSave(arrangement)) places.saved();
  };
  useSaveKey(isFixed || busy || !changed ? undefined : () => void save());
  const byId = new Map(people.map((person) => [person.id, person]));
  const waiting = people.filter(({ id }) => !arrangement.seats.has(id));
  const letGo = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || picked === undefined) return;
    event.preventDefault();
    places.pick(undefined);
  };
  const inHand = picked === undefined ? undefined : byId.get(picked);
  const help = inHand
    ? translate('engine.places.picked', { name: inHand.name })
    : translate('engine.places.help');
  return (
    <Box onKeyDown={letGo}>
      <LeaveGuard dirty={changed} of="address" />
      {isFixed ? null : (
        <PlaceTools arrangement={arrangement} people={people.map(({ id }) => id)} onChange={places.change} />
      )}
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mb: 1 }}>
        {isFixed ? null : help}
      </Typography>
      <PlaceGrid
        arrangement={arrangement}
        label={label}
        front={front}
        renderPlace={(place) => {
          const occupant = byId.get(personAt(arrangement, place) ?? 0);
          const press = (): void => places.press(place, occupant?.id);
          return (
            <PlaceCell
              place={place}
              isFixed={isFixed}
              isWanted={picked !== undefined}
              onPress={press}
              onDrop={(person) => places.put(person, place)}
            >
              {occupant ? (
                <MovingPerson
                  person={occupant}
                  isPicked={picked === occupant.id}
                  isFixed={isFixed}
                  onPress={press}
                  onTakeAway={() => places.takeAway(occupant.id)}
                />
              ) : null}
            </PlaceCell>
          );
        }}
      />
      {waiting.length > 0 ? (
        <WaitingPeople
          people={waiting}
          picked={picked}
          isFixed={isFixed}
          onPress={(person) => places.pick(picked === person ? undefined : person)}
        />
      ) : null}
      {isFixed ? null : (
        <StickyBar>
          <Button
            variant="contained"
            disabled={busy || !changed}
            onClick={() => void save()}
            sx={{ ml: 'auto' }}
          >
            {translate('engine.verb.save')}
          </Button>
        </StickyBar>
      )}
    </Box>
  );
};
