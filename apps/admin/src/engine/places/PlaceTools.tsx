import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { filled, resized, type Arrangement } from './arrangement.ts';

/** Maximum number of rows and columns of a room. */
const most = 20;
const sizes = Array.from({ length: most }, (_, at) => at + 1);

interface PlaceToolsProps {
  readonly arrangement: Arrangement;
  /** In their order. */
  readonly people: readonly number[];
  readonly onChange: (arrangement: Arrangement) => void;
}

/** The size of the room, and places for everyone in one go. */
export const PlaceTools = ({ arrangement, people, onChange }: PlaceToolsProps) => {
  const translate = useTranslate();
  const size = (name: 'rows' | 'columns') => (
    <TextField
      select
      size="small"
      label={translate(`engine.places.${name}`)}
      value={arrangement[name]}
      onChange={(event) =>
        onChange(resized(arrangement, { ...arrangement, [name]: Number(event.target.value) }))
      }
      sx={{ width: 96 }}
    >
      {sizes.map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </TextField>
  );
  const isFull = people.every((person) => arrangement.seats.has(person));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
      {size('rows')}
      {size('columns')}
      <Button
        disabled={isFull || arrangement.seats.size >= arrangement.rows * arrangement.columns}
        onClick={() => onChange(filled(arrangement, people))}
      >
        {translate('engine.places.fill')}
      </Button>
      <Button
        disabled={arrangement.seats.size === 0}
        onClick={() => onChange({ ...arrangement, seats: new Map() })}
      >
        {translate('engine.places.clear')}
      </Button>
    </Box>
  );
};
