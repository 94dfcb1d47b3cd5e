import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MovingPerson } from './MovingPerson.tsx';
import type { PlacedPerson } from './placed-person.ts';

interface WaitingPeopleProps {
  readonly people: readonly PlacedPerson[];
  readonly picked: number | undefined;
  readonly isFixed: boolean;
  readonly onPress: (person: number) => void;
}

/** Those who have no place yet. */
export const WaitingPeople = ({ people, picked, isFixed, onPress }: WaitingPeopleProps) => {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('engine.places.without')} sx={{ mt: 1 }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
        {translate('engine.places.without')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' }}>
        {people.map((person) => (
          <Box key={person.id} sx={{ display: 'grid' }}>
            <MovingPerson
              person={person}
              isPicked={picked === person.id}
              isFixed={isFixed}
              onPress={() => onPress(person.id)}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
