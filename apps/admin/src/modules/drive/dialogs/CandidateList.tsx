import {
  Box,
  Checkbox,
  CircularProgress,
  List,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import { shareListHeight } from '@school/resources';
import { useTranslate } from 'react-admin';
import { Problem } from '../../../engine/page/Problem.tsx';
import type { Candidate } from './use-candidates.ts';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  readonly chosen: ReadonlySet<number>;
  /** Those it is already shared with. */
  readonly sharedWith: ReadonlySet<number>;
  readonly onToggle: (user: number) => void;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly isSearch: boolean;
}

/** People with tick boxes, in a scrolling list. */
export const CandidateList = (props: CandidateListProps) => {
  const { candidates, chosen, sharedWith, onToggle, isLoading, error, isSearch } = props;
  const translate = useTranslate();
  if (isLoading) return <CircularProgress size={22} aria-label={translate('drive.loading')} />;
  if (error) return <Problem error={error} />;
  if (candidates.length === 0)
    return (
      <Typography color="textSecondary" role="status">
        {translate(isSearch ? 'drive.share.noMatch' : 'drive.share.nobody')}
      </Typography>
    );
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <List
        dense
        disablePadding
        aria-label={translate('drive.share.users')}
        style={{ maxHeight: shareListHeight, overflowY: 'auto' }}
      >
        {candidates.map(({ userId, fullName, username }) => {
          const has = sharedWith.has(userId);
          return (
            <ListItemButton key={userId} component="label" disabled={has} sx={{ cursor: 'pointer', py: 0 }}>
              <Checkbox
                edge="start"
                checked={has || chosen.has(userId)}
                disabled={has}
                onChange={() => onToggle(userId)}
                slotProps={{ input: { 'aria-label': `${fullName} (${username})` } }}
              />
              <ListItemText
                primary={fullName}
                secondary={has ? translate('drive.share.already') : username}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          );
        })}
      </List>
    </Box>
  );
};
