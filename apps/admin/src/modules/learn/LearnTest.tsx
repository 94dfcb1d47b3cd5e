import { Alert, Box, Button, Typography } from '@mui/material';
import type { AnswerFrom } from '@school/kernel';
import { learnTest } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { useOperation } from '../../engine/own-screen/use-operation.ts';

type Facts = AnswerFrom<typeof learnTest>;

const Found = ({ site, version, missing }: Facts) => {
  const translate = useTranslate();
  const name = [site, version].filter(Boolean).join(' ');
  return (
    <Alert severity={missing.length > 0 ? 'warning' : 'success'} role="status" sx={{ mt: 1 }}>
      {translate('learn.test.found', { name })}
      {missing.length > 0 ? (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {translate('learn.test.missing', { names: missing.join(', ') })}
        </Box>
      ) : null}
    </Alert>
  );
};

/** Asks the platform to identify itself, using the saved connection. */
export const LearnTest = ({ values }: OwnSectionProps) => {
  const translate = useTranslate();
  const { operate, busy } = useOperation(learnTest, 'learn.fail.test');
  const [facts, setFacts] = useState<Facts>();
  if (values['platform'] === 'ONEROSTER') return null;
  return (
    <Box>
      <Button
        variant="outlined"
        loading={busy}
        onClick={() => {
          setFacts(undefined);
          void operate({}).then(setFacts);
        }}
      >
        {translate('learn.test.verb')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('learn.test.hint')}
      </Typography>
      {facts ? <Found {...facts} /> : null}
    </Box>
  );
};
