import { Alert } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../engine/data/call-error.ts';
import { useProvider } from '../../../engine/environment/use-provider.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import type { OwnStepProps } from '../../../engine/environment/own-step.ts';
import { OwnStepBar } from '../../../engine/form/steps/OwnStepBar.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { GroupTicks } from '../../access/roles/GroupTicks.tsx';
import { useRights } from '../../access/roles/use-rights.ts';

/** The role groups of the account created along with the employee. */
export const PrivilegesStep = (props: OwnStepProps) => {
  const translate = useTranslate();
  const provider = useProvider();
  const { id } = props.record;
  const { data, error, refetch } = useQuery({
    queryKey: ['user', 'of-employee', id],
    queryFn: async () => {
      const { data: rows } = await provider.getList<RaRecord>('user', {
        filter: { employee: id },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
      });
      return rows[0] ?? null;
    },
    retry: false,
  });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <FormSkeleton />;
  if (data !== null) return <Ticks {...props} user={String(data.id)} />;
  return (
    <>
      <Alert severity="info">{translate('admission.privileges.noAccount')}</Alert>
      <OwnStepBar {...props} busy={false} />
    </>
  );
};

const Ticks = ({ user: userId, onDone, onBack, onCancel }: OwnStepProps & { readonly user: string }) => {
  const translate = useTranslate();
  const { user, groups, draft, error, retry, isChanged, busy, refusal, change, save } = useRights(userId);
  if (error) return <Problem error={error} onRetry={retry} />;
  if (!user || !groups || !draft) return <FormSkeleton />;
  const send = async (): Promise<void> => {
    if (!isChanged || (await save())) onDone();
  };
  return (
    <>
      <Block
        title={translate('admission.privileges.title')}
        help={translate('admission.privileges.help', { name: user.fullName, username: user.username })}
      >
        {refusal ? (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {translate(messageOf(refusal), { _: messageOf(refusal) })}
          </Alert>
        ) : null}
        <GroupTicks
          groups={groups.filter(
            ({ id, appliesTo }) => appliesTo.includes(user.entityType) || draft.roleGroups.includes(id),
          )}
          chosen={draft.roleGroups}
          disabled={busy}
          onChange={(roleGroups) => change({ ...draft, roleGroups })}
        />
      </Block>
      <OwnStepBar
        busy={busy}
        onBack={onBack}
        onSave={isChanged ? () => void send() : undefined}
        onDone={onDone}
        onCancel={onCancel}
      />
    </>
  );
};
