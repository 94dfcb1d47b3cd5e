import { Box } from '@mui/material';
import type { RightsOfUser } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { DirectRights } from './DirectRights.tsx';
import { GroupTicks } from './GroupTicks.tsx';
import type { RightsDraft } from './rights.ts';
import type { useRights } from './use-rights.ts';

interface GivenRightsProps extends Pick<ReturnType<typeof useRights>, 'refusal' | 'change'> {
  readonly role: RightsOfUser['user']['entityType'];
  readonly groups: NonNullable<ReturnType<typeof useRights>['groups']>;
  readonly draft: RightsDraft;
  readonly disabled: boolean;
}

/** What a user is given: role groups, and privileges apart from them. */
export const GivenRights = ({ role, groups, draft, disabled, refusal, change }: GivenRightsProps) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const problemAt = (...fields: readonly string[]): string | undefined =>
    refusal?.problems.find(({ field }) => fields.includes(field))?.message;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Block title={translate('access.roles.groups')} help={translate('access.roles.groupsHelp')}>
        <GroupTicks
          groups={groups.filter(
            (group) => group.appliesTo.includes(role) || draft.roleGroups.includes(group.id),
          )}
          chosen={draft.roleGroups}
          disabled={disabled}
          error={problemAt('roleGroups')}
          onChange={(roleGroups) => change({ ...draft, roleGroups })}
        />
      </Block>
      <Block title={translate('access.roles.direct')} help={translate('access.roles.directHelp')}>
        <DirectRights
          privileges={catalogue.privileges.filter(({ ceiling }) => ceiling.includes(role))}
          draft={draft}
          disabled={disabled}
          error={problemAt('grants', 'denies')}
          onChange={change}
        />
      </Block>
    </Box>
  );
};
