import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { InputProps } from '../field-view.ts';

const Editor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** The editor is large, so it is loaded only when a form really has such a field. */
export const RichTextInput = (props: InputProps<'richText'>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
    <Editor {...props} />
  </Suspense>
);
