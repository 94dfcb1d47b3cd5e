import type { Tone } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';

const tones: Readonly<Record<string, Tone>> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'error',
  DELETED: 'neutral',
  NONE: 'neutral',
};

/** The status of a payslip. */
export const StatusChip = ({ status }: { readonly status: string }) => {
  const translate = useTranslate();
  return <ToneChip tone={tones[status] ?? 'neutral'} label={translate(`payroll.status.${status}`)} />;
};
