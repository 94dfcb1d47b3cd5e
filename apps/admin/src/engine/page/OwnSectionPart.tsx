import { Skeleton } from '@mui/material';
import type { OwnSection } from '@school/kernel';
import { Suspense } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import type { OwnSectionProps } from '../environment/own-section.ts';

/** A hand-written part, loaded on demand. */
export const OwnSectionPart = ({ own, ...props }: OwnSectionProps & { readonly own: OwnSection }) => {
  const { ownSections } = useEnvironment();
  const Part = ownSections?.[own.key];
  if (!Part) return null;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
      <Part {...props} />
    </Suspense>
  );
};
