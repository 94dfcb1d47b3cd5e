import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import {
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FormDialog } from '../../../engine/form/FormDialog.tsx';
import { isFolder } from '../item/drive-item.ts';
import type { DriveItem, SharedWith } from '../item/drive-item.ts';
import { CandidateList } from './CandidateList.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import { matching, useCandidates, useDepartments } from './use-candidates.ts';

interface ShareItemProps {
  readonly item: DriveItem;
  readonly onShare: (item: DriveItem, users: readonly number[]) => Promise<boolean>;
  readonly onUnshare: (item: DriveItem, users: readonly number[]) => Promise<boolean>;
  readonly onClose: () => void;
}

const secondLine = ({ departmentName, email }: SharedWith): string =>
  [departmentName, email].filter(Boolean).join(' · ');

/** Department, then people, then Share; below, those who have access and how to end it. */
export const ShareItem = ({ item, onShare, onUnshare, onClose }: ShareItemProps) => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const [department, setDepartment] = useState<number>();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const departments = useDepartments();
  const people = useCandidates(department);
  const others = (people.data ?? []).filter(({ userId }) => userId !== actor.id);
  const shared = (item.sharedWithUsers ?? []).filter(({ userId }) => !left.has(userId));
  const toggle = (user: number): void =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(user)) next.add(user);
      return next;
    });
  const run = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    const done = await work();
    setBusy(false);
    return done;
  };
  const share = async (): Promise<void> => {
    if (chosen.size === 0) return;
    if (await run(() => onShare(item, [...chosen]))) onClose();
  };
  const unshare = async (user: number): Promise<void> => {
    if (await run(() => onUnshare(item, [user]))) setLeft((now) => new Set([...now, user]));
  };
  return (
    <FormDialog title={translate('drive.share.title', { name: item.name })} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isFolder(item) ? (
          <Typography variant="body2" color="textSecondary">
            {translate('drive.share.inherits')}
          </Typography>
        ) : null}
        <TextField
          select
          fullWidth
          label={translate('drive.share.department')}
          value={department ?? ''}
          onChange={({ target }) => {
            setDepartment(Number(target.value));
            setSearch('');
          }}
        >
          {(departments.data ?? []).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {department === undefined ? null : (
          <>
            <TextField
              fullWidth
              size="small"
              value={search}
              label={translate('drive.share.search')}
              onChange={({ target }) => setSearch(target.value)}
              slotProps={{ htmlInput: { role: 'searchbox' } }}
            />
            <CandidateList
              candidates={matching(others, search)}
              chosen={chosen}
              sharedWith={new Set(shared.map(({ userId }) => userId))}
              onToggle={toggle}
              isLoading={people.isPending}
              error={people.error}
              isSearch={others.length > 0}
            />
          </>
        )}
        {shared.length > 0 ? (
          <section aria-label={translate('drive.share.access')}>
            <Typography component="h3" variant="subtitle2">
              {translate('drive.share.access')}
            </Typography>
            <List dense disablePadding sx={{ maxHeight: 200, overflowY: 'auto' }}>
              {shared.map((person) => (
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
                        onClick={() => void unshare(person.userId)}
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
        ) : null}
        <ProblemLine />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onClose}>{translate('drive.close')}</Button>
          <Button
            variant="contained"
            disabled={chosen.size === 0}
            loading={busy}
            onClick={() => void share()}
          >
            {translate('drive.verb.share')}
          </Button>
        </Box>
      </Box>
    </FormDialog>
  );
};
