import { MenuItem, TextField } from '@mui/material';
import { roles, type ViewAudience } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../environment/environment.ts';

interface Share {
  readonly audience: ViewAudience;
  readonly role: string;
}
interface ShareFieldsProps extends Share {
  /** May share with anyone. */
  readonly shares: boolean;
  readonly onChange: (share: Share) => void;
}

/** Whom a view is for. Options the user may not choose are listed too, with the reason; staff share within the staff. */
export const ShareFields = ({ audience, role, shares, onChange }: ShareFieldsProps) => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const mayChoose = (one: ViewAudience): boolean =>
    one === 'MINE' || shares || (one === 'ROLE' && actor.role === 'EMPLOYEE');
  return (
    <>
      <TextField
        select
        label={translate('engine.views.for')}
        value={audience}
        helperText={shares ? undefined : translate('engine.views.sharing')}
        onChange={(event) =>
          onChange({ audience: event.target.value as ViewAudience, role: shares ? role : actor.role })
        }
      >
        {(['MINE', 'ROLE', 'ALL'] as const).map((one) => (
          <MenuItem key={one} value={one} disabled={!mayChoose(one)}>
            {translate(`engine.views.audience.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {audience === 'ROLE' ? (
        <TextField
          select
          label={translate('engine.views.role')}
          value={role}
          disabled={!shares}
          onChange={(event) => onChange({ audience, role: event.target.value })}
        >
          {roles.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`engine.views.roles.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </>
  );
};
