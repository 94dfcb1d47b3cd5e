import { Box, Button, Card, CardActions, CardContent, Skeleton, Switch, Typography } from '@mui/material';
import { hourOffsets, reminderChannels, reminderOffsets } from '@school/resources';
import type { ReminderKind } from '@school/resources';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useCall } from '../../engine/environment/use-call.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { Problem } from '../../engine/page/Problem.tsx';

interface Setting {
  readonly version: number;
  readonly enabled: boolean;
  readonly offsets: readonly (keyof typeof reminderOffsets)[];
  readonly channels: readonly (keyof typeof reminderChannels)[];
  readonly sendAt: string;
}

interface KindCardProps {
  readonly name: string;
  readonly kind: ReminderKind;
}

/** One kind of reminder: when and how it is sent, its switch, and a link to all its settings. */
export const KindCard = ({ name, kind }: KindCardProps) => {
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const base = `setup/v1/${kind.api}`;
  const { data, error, refetch } = useCall<Setting>(`${base}/get`);
  const [busy, setBusy] = useState(false);
  const label = translate(`words.${kind.label}`, { _: kind.label, smart_count: 2 });
  const toggle = async (enabled: boolean): Promise<void> => {
    setBusy(true);
    try {
      const version = data?.version ? { version: data.version } : {};
      await http(`${base}/update`, { method: 'PUT', body: { enabled, ...version } });
      await client.invalidateQueries({ queryKey: ['call'] });
      toast.success('engine.toast.settingsSaved');
    } catch (failure) {
      toast.failure(failure);
      await refetch();
    } finally {
      setBusy(false);
    }
  };
  const listed = (keys: readonly string[], texts: Readonly<Record<string, string>>): string =>
    keys.map((key) => words.say(`reminders.${key}`, texts[key] ?? key)).join(', ');
  /** Days before are at a time of day; hours before count from the start. */
  const when = (offsets: Setting['offsets'], sendAt: string): string => {
    const hours = offsets.filter((offset) => Object.hasOwn(hourOffsets, offset));
    const days = offsets.filter((offset) => !hours.includes(offset));
    const at = translate('organisation.reminders.at', { time: sendAt.slice(0, 5) });
    return [
      ...(days.length > 0 ? [`${listed(days, reminderOffsets)}, ${at}`] : []),
      ...(hours.length > 0 ? [listed(hours, reminderOffsets)] : []),
    ].join('; ');
  };
  return (
    <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ flexGrow: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, flexGrow: 1 }}>
            {label}
          </Typography>
          {data ? (
            <Switch
              checked={data.enabled}
              disabled={busy}
              onChange={(_, on) => void toggle(on)}
              slotProps={{ input: { 'aria-label': label } }}
            />
          ) : null}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {translate(`organisation.reminders.${name}`, { _: kind.description })}
        </Typography>
        {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
        {data ? (
          <Box sx={{ opacity: data.enabled ? 1 : 0.6 }}>
            <Typography variant="body2">{when(data.offsets, data.sendAt)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {listed(data.channels, reminderChannels)}
            </Typography>
          </Box>
        ) : error ? null : (
          <Skeleton height={40} />
        )}
      </CardContent>
      <CardActions>
        <Button component={Link} to={`/alert_settings/${kind.page}`}>
          {translate('organisation.reminders.change')}
        </Button>
      </CardActions>
    </Card>
  );
};
