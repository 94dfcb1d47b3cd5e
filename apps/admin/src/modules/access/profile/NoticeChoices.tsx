import { Box, Typography } from '@mui/material';
import { notificationEvents } from '@school/resources';
import type { NotificationEventKey } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useCall } from '../../../engine/environment/use-call.ts';
import { usePreference } from '../../../engine/preference/use-preference.ts';
import { SwitchGrid } from '../../../engine/own-screen/SwitchGrid.tsx';
import { choicesOf, isChosen, withChoice, type NoticeRule, type Way } from './notice-choices.ts';

const columns = [
  { key: 'shown', label: 'access.profile.noticeShown' },
  { key: 'mailed', label: 'access.profile.noticeMailed' },
] as const;

/** Which notices the user wants, and by which channel; saved as soon as it is switched. */
export const NoticeChoices = ({ hasAddress }: { readonly hasAddress: boolean }) => {
  const translate = useTranslate();
  const id = useId();
  const { data: rules } = useCall<readonly NoticeRule[]>('setup/v1/notifications/rules');
  const { value, ready, keep } = usePreference<unknown>('notices');
  if (!rules || rules.length === 0 || !ready) return null;
  const choices = choicesOf(value);
  const ruleOf = (event: string): NoticeRule | undefined => rules.find((rule) => rule.event === event);
  const isOn = (event: string, way: string): boolean => isChosen(choices, ruleOf(event), way as Way);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {translate('access.profile.notices')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: 720 }}>
        {translate('access.profile.noticesHelp')}
      </Typography>
      <Box>
        <SwitchGrid
          corner={translate('access.profile.notice')}
          rows={rules.map(({ event }) => ({
            key: event,
            label: translate(`organisation.events.${event}`, { _: notificationEvents[event].label }),
          }))}
          columns={columns.map(({ key, label }) => ({ key, label: translate(label) }))}
          isOn={isOn}
          isIdle={(event, way) => (way === 'shown' ? !ruleOf(event)?.shown : !hasAddress)}
          onToggle={(event, way) =>
            keep(withChoice(choices, event as NotificationEventKey, way as Way, !isOn(event, way)))
          }
        />
      </Box>
      {hasAddress ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('access.profile.noticeAddress')}
        </Typography>
      )}
    </section>
  );
};
