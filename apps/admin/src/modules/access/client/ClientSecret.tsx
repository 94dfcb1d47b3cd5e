import ContentCopy from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { Block } from '../../../engine/own-screen/Block.tsx';

interface About {
  readonly name: string;
  readonly clientId: string;
  readonly madeAt: string | null;
}
interface Made {
  readonly clientSecret: string;
}

const Value = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const translate = useTranslate();
  const toast = useToast();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(value);
    toast.success('access.client.copied');
  };
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
        <Button size="small" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {translate('access.client.copy')}
        </Button>
      </Box>
    </Box>
  );
};

/** The secret of an API client: made here, shown once. */
export const ClientSecret = () => {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { id = '' } = useParams();
  const { http } = useEnvironment();
  const path = `setup/v1/OAuthClients/secret/${id}`;
  const { data, error, refetch } = useCall<About>(path);
  const [made, setMade] = useState<Made>();
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      setMade((await http<Made>(path, { method: 'POST', body: {} })).data);
      await client.invalidateQueries({ queryKey: ['call'] });
    } catch (failure) {
      toast.failure(failure);
    } finally {
      setBusy(false);
    }
  };
  if (error)
    return <Problem title={translate('access.client.title')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={translate('access.client.title')}
        under={<Typography color="textSecondary">{data.name}</Typography>}
      />
      <Block title={translate('access.client.how')} help={translate('access.client.howHelp')}>
        <Value label={translate('access.client.address')} value={`${window.location.origin}/oauth/token`} />
        <Value label={translate('access.client.id')} value={data.clientId} />
        {made ? (
          <>
            <Alert severity="warning" sx={{ mb: 1.5 }}>
              {translate('access.client.once')}
            </Alert>
            <Value label={translate('access.client.secret')} value={made.clientSecret} />
          </>
        ) : (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {data.madeAt === null
              ? translate('access.client.none')
              : translate('access.client.since', { at: formatMoment(data.madeAt) })}
          </Typography>
        )}
        <Button variant={made ? 'outlined' : 'contained'} loading={busy} onClick={() => void make()}>
          {translate(data.madeAt === null ? 'access.client.make' : 'access.client.replace')}
        </Button>
      </Block>
      <Button component={Link} to={`/oauth/clients/show/${id}`} sx={{ mt: 2 }}>
        {translate('engine.verb.back')}
      </Button>
    </Box>
  );
};
