import { Box, Skeleton } from '@mui/material';

/** The placeholder of a form that is loading. */
export const FormSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }} aria-busy>
    {Array.from({ length: 8 }, (_, at) => (
      <Skeleton key={at} variant="rounded" height={40} />
    ))}
  </Box>
);
