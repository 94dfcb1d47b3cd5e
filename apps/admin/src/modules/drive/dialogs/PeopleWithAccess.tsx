import type { SharedWith } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Typography, IconButton, List, ListItem, ListItemText, Tooltip } from '@mui/material';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';

const secondLine = ({ departmentName, email }: SharedWith): string =>
  [departmentName, email].filter(Boolean).join(' · ');

interface PeopleWithAccessProps {
  readonly people: readonly SharedWith[];
  readonly busy: boolean;
  readonly onRemove: (user: number) => void;
}

/** Those with access to an item, and how to revoke it. */
export const PeopleWithAccess = ({ people, busy, onRemove }: PeopleWithAccessProps) => {
  const translate = useTranslate();
  return (
    <section aria-label={translate('drive.share.access')}>
      <Typography component="h3" variant="subtitle2">
        {translate('drive.share.access')}
      </Typography>
      <List dense disablePadding sx={{ maxHeight: 200, overflowY: 'auto' }}>
        {people.map((person) => (
          <ListItem
            key={person.userId}
            disableGutters
            secondaryAction={
              <Tooltip title={translate('drive.share.remove')}>
                <IconButton
                  edge="end"
                  size="small"
                  disabled={busy}
                  aria-label={translate('drive.share.removeOf', { name: person.fullName })}
                  onClick={() => onRemove(person.userId)}
                >
                  <PersonRemove fontSize="small" />
                </IconButton>
              </Tooltip>
            }
          >
            <ListItemText
              primary={person.fullName}
              secondary={secondLine(person)}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </section>
  );
};
