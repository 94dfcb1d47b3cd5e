import { Card, CardContent, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface BlockProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** One subject of a screen under its heading, in the way generated screens show their sections. */
export const Block = ({ title, help, children }: BlockProps) => {
  const id = useId();
  return (
    <Card variant="outlined" component="section" aria-labelledby={id}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: help ? 0 : 1 }}>
          {title}
        </Typography>
        {help ? (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {help}
          </Typography>
        ) : null}
        {children}
      </CardContent>
    </Card>
  );
};
