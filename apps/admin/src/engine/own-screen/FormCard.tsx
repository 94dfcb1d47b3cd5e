import { Box, Card, CardContent } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { PageHeader } from '../page/PageHeader.tsx';

interface FormCardProps {
  readonly title: string;
  readonly onSubmit: () => Promise<void>;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
  /** What the form ends with: the buttons that send it or leave it. */
  readonly buttons: ReactNode;
}

/** A screen that is one form: its inputs below each other on a card, its buttons at the end. */
export const FormCard = ({ title, onSubmit, ref, children, buttons }: FormCardProps) => (
  <Box sx={{ maxWidth: 960 }}>
    <PageHeader title={title} />
    <Card variant="outlined">
      <CardContent
        component="form"
        noValidate
        ref={ref}
        sx={{ display: 'grid', gap: 2.5 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>{buttons}</Box>
      </CardContent>
    </Card>
  </Box>
);
