import { Alert, Button, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useCall } from '../../../engine/environment/use-call.ts';
import { Problem } from '../../../engine/page/Problem.tsx';
import { Block } from '../../../engine/own-screen/Block.tsx';

interface Checks {
  readonly run: number;
  readonly findings: readonly {
    readonly name: string;
    readonly count: number;
    readonly rows: readonly object[];
  }[];
}

/** Whether the rows are consistent, checked at the press of a button. */
export const DataChecks = () => {
  const translate = useTranslate();
  const [isChecking, setChecking] = useState(false);
  const checks = useCall<Checks>(isChecking ? 'setup/v1/dev-data/checks' : undefined);
  return (
    <Block title={translate('administration.data.checks')} help={translate('administration.data.checksHelp')}>
      <Button
        variant="outlined"
        loading={checks.isFetching}
        onClick={() => (isChecking ? void checks.refetch() : setChecking(true))}
      >
        {translate('administration.data.run')}
      </Button>
      <Box role="status" sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
        {checks.error ? <Problem error={checks.error} /> : null}
        {checks.data && checks.data.findings.length === 0 ? (
          <Alert severity="success">
            {translate('administration.data.sound', { count: checks.data.run })}
          </Alert>
        ) : null}
        {checks.data?.findings.map((finding) => (
          <Alert key={finding.name} severity="error">
            {translate('administration.data.found', { name: finding.name, count: finding.count })}
          </Alert>
        ))}
      </Box>
    </Block>
  );
};
