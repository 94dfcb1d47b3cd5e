import Add from '@mui/icons-material/Add';
import HomeWork from '@mui/icons-material/HomeWorkOutlined';
import { Alert, Box, Button, Card, CardActions, CardContent, Chip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Branch } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { branchCalls, useSchools, type Places } from '../../../shell/school/use-schools.ts';

interface BranchCardProps {
  readonly branch: Branch;
  readonly busy: boolean;
  readonly onEnter: () => void;
  readonly onPrepare: () => void;
}

/** An institute with a link into it, or to its setup. */
const BranchCard = ({ branch, busy, onEnter, onPrepare }: BranchCardProps) => {
  const translate = useTranslate();
  return (
    <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {branch.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('organisation.branches.signIn', { code: branch.code.toLowerCase() })}
        </Typography>
        {branch.active ? null : (
          <Chip size="small" sx={{ mt: 1 }} label={translate('organisation.branches.inactive')} />
        )}
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2, pt: 0 }}>
        {branch.ready ? (
          <Button variant="contained" disabled={!branch.active} loading={busy} onClick={onEnter}>
            {translate('organisation.branches.enter')}
          </Button>
        ) : (
          <Button variant="outlined" loading={busy} onClick={onPrepare}>
            {translate('organisation.branches.prepare')}
          </Button>
        )}
        <Button component={Link} to={`/oauth/institute_branch/${branch.id}`}>
          {translate('organisation.branches.edit')}
        </Button>
      </CardActions>
    </Card>
  );
};

const NoBranches = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      <HomeWork sx={{ fontSize: 40, color: 'text.disabled' }} aria-hidden />
      <Typography color="textSecondary">{translate('organisation.branches.none')}</Typography>
    </Box>
  );
};

/** The current institute, and the ways to the others and back. */
export const Branches = () => {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const { data, error, refetch } = useCall<Places>(`${branchCalls}/mine`);
  const schools = useSchools();
  const [busy, setBusy] = useState<number>();
  const attempt = async (branch: Branch, work: () => Promise<void>): Promise<void> => {
    setBusy(branch.id);
    try {
      await work();
    } catch (failure) {
      toast.failure(failure);
    } finally {
      setBusy(undefined);
    }
  };
  const enter = (branch: Branch): Promise<void> => attempt(branch, () => schools.enter(branch.id));
  const prepare = (branch: Branch): Promise<void> =>
    attempt(branch, async () => {
      await http(`${branchCalls}/prepare/${branch.id}`, { method: 'POST', body: {} });
      await client.invalidateQueries({ queryKey: ['call'] });
      toast.success('organisation.branches.prepared');
    });
  const { visiting } = schools;
  return (
    <>
      <PageHeader
        title={translate('organisation.branches.title')}
        under={<Typography color="textSecondary">{translate('organisation.branches.lead')}</Typography>}
        actions={
          visiting ? null : (
            <Button variant="contained" startIcon={<Add />} component={Link} to="/oauth/institute_branch/new">
              {translate('organisation.branches.add')}
            </Button>
          )
        }
      />
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            visiting ? (
              <Button color="inherit" size="small" onClick={() => void schools.enter(undefined)}>
                {translate('organisation.branches.home')}
              </Button>
            ) : undefined
          }
        >
          {translate('organisation.branches.here', { name: data.here.name })}
        </Alert>
      ) : error ? null : (
        <FormSkeleton />
      )}
      {data && !visiting && data.branches.length === 0 ? <NoBranches /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {data?.branches.map((branch) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            busy={busy === branch.id}
            onEnter={() => void enter(branch)}
            onPrepare={() => void prepare(branch)}
          />
        ))}
      </Box>
    </>
  );
};
