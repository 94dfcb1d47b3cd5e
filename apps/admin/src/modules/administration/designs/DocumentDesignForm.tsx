import { useParams } from 'react-router-dom';
import { useCall } from '../../../engine/environment/use-call.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { designCall, type DesignedDocument } from './design.ts';
import { DesignDesk } from './DesignDesk.tsx';

/** The design of one document. */
export const DocumentDesignForm = () => {
  const { key = '' } = useParams();
  const { data, error, refetch } = useCall<DesignedDocument>(designCall(encodeURIComponent(key)));
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <DesignDesk key={`${data.key} ${data.version ?? 0}`} document={data} onSaved={() => void refetch()} />
  );
};
