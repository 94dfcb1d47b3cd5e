import { Button, List, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Borrower } from './desk.ts';

interface BorrowerPickerProps {
  readonly people: readonly Borrower[];
  readonly onChoose: (person: Borrower) => void;
  readonly onCancel: () => void;
}

/** Several people of that name: one is chosen by arrow keys or mouse. */
export const BorrowerPicker = ({ people, onChoose, onCancel }: BorrowerPickerProps) => {
  const translate = useTranslate();
  return (
    <>
      <List aria-label={translate('library.desk.choose')} sx={{ maxWidth: 560 }}>
        {people.map((person, at) => (
          <ListItemButton
            key={`${person.kind}${person.id}`}
            autoFocus={at === 0}
            onClick={() => onChoose(person)}
          >
            <ListItemText
              primary={person.name}
              secondary={[person.number, person.group].filter(Boolean).join(' · ')}
            />
          </ListItemButton>
        ))}
      </List>
      <Button onClick={onCancel}>{translate('library.desk.other')}</Button>
    </>
  );
};
