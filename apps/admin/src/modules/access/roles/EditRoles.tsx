import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { BarFrame } from '../../../engine/form/BarFrame.tsx';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { personWords } from '../parts/person.ts';
import { EffectiveRights } from './EffectiveRights.tsx';
import { GivenRights } from './GivenRights.tsx';
import { lockedBecause, rightsOf } from './rights.ts';
import { useRights } from './use-rights.ts';

/** A user's role groups and direct privileges, next to the resulting privileges. */
export const EditRoles = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { id = '' } = useParams();
  const { actor, catalogue } = useEnvironment();
  const { user, groups, error, retry, draft, isChanged, busy, refusal, change, save } = useRights(id);
  const { blocker, pass } = useUnsavedGuard(isChanged);
  usePageTitle(user && translate('access.roles.titleOf', { name: user.fullName || user.username }));
  if (error) return <Problem title={translate('access.roles.title')} error={error} onRetry={retry} />;
  if (!user || !groups || !draft) return <FormSkeleton />;
  const role = user.entityType;
  const locked = lockedBecause(actor, user);
  const back = `/user/profile/${user.id}`;
  const submit = async (): Promise<void> => {
    const release = pass();
    if (await save()) {
      toast.success('access.roles.saved');
      void navigate(back);
    }
    release();
  };
  return (
    <>
      <PageHeader
        title={translate('access.roles.title')}
        under={<Typography color="textSecondary">{personWords(user)}</Typography>}
      />
      {locked ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate(`access.roles.locked.${locked}`)}
        </Alert>
      ) : null}
      {refusal ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {translate(`access.roles.refusal.${refusal.data.code ?? ''}`, {
            _: translate(messageOf(refusal), { _: messageOf(refusal) }),
          })}
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {role === 'ADMIN' ? null : (
          <GivenRights
            role={role}
            groups={groups}
            draft={draft}
            disabled={locked !== undefined}
            refusal={refusal}
            change={change}
          />
        )}
        <Block title={translate('access.roles.effective')} help={translate('access.roles.effectiveHelp')}>
          <EffectiveRights rights={rightsOf(role, draft, groups, catalogue.privileges)} />
        </Block>
      </Box>
      <BarFrame>
        {locked ? null : (
          <Button variant="contained" loading={busy} disabled={!isChanged} onClick={() => void submit()}>
            {translate('engine.verb.save')}
          </Button>
        )}
        <Button component={Link} to={back}>
          {translate(isChanged ? 'engine.verb.cancel' : 'engine.verb.back')}
        </Button>
      </BarFrame>
      <LeaveQuestion blocker={blocker} />
    </>
  );
};
