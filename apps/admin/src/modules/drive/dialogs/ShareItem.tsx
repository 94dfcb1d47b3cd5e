import type { DriveItem } from '@school/domain';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FormDialog } from '../../../engine/form/FormDialog.tsx';
import { isFolder } from '../item/drive-item.ts';
import { CandidateList } from './CandidateList.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import { matching, useCandidates, useDepartments } from './use-candidates.ts';
import { PeopleWithAccess } from './PeopleWithAccess.tsx';

interface ShareItemProps {
  readonly item: DriveItem;
  readonly onShare: (item: DriveItem, users: readonly number[]) => Promise<boolean>;
  readonly onUnshare: (item: DriveItem, users: readonly number[]) => Promise<boolean>;
  readonly onClose: () => void;
}

const useChosenPeople = () => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (user: number): void =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(user)) next.add(user);
      return next;
    });
  return { chosen, toggle };
};

/** Grants access to the chosen people and revokes it from others, one call at a time. */
const useSharing = ({ item, onShare, onUnshare, onClose }: ShareItemProps, chosen: ReadonlySet<number>) => {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
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
  return { busy, left, share, unshare };
};

/** Department, then people, then Share; below, those who have access and how to revoke it. */
export const ShareItem = (props: ShareItemProps) => {
  const { item, onClose } = props;
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const [department, setDepartment] = useState<number>();
  const [search, setSearch] = useState('');
  const { chosen, toggle } = useChosenPeople();
  const { busy, left, share, unshare } = useSharing(props, chosen);
  const departments = useDepartments();
  const people = useCandidates(department);
  const others = (people.data ?? []).filter(({ userId }) => userId !== actor.id);
  const shared = (item.sharedWithUsers ?? []).filter(({ userId }) => !left.has(userId));
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
          <PeopleWithAccess people={shared} busy={busy} onRemove={(user) => void unshare(user)} />
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
