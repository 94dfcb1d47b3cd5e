import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyResource, BulkPreview } from '@school/kernel';
import { messageOf } from '../../data/call-error.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useSure } from '../../feedback/use-sure.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { withoutSkipped, type Target } from '../../data/target.ts';

/** Changes many records: first it reports how many change and which are left out, then it applies the change. */
export const useBulkChange = (resource: AnyResource, target: Target, onClose: (changed: boolean) => void) => {
  const translate = useTranslate();
  const provider = useProvider();
  const client = useQueryClient();
  const toast = useToast();
  const sure = useSure();
  const [preview, setPreview] = useState<BulkPreview>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (preview === undefined)
        return setPreview(await provider.previewBulk(resource.key, { verb: 'update', ...target, values }));
      const change = { verb: 'update' as const, ...withoutSkipped(target, preview.skipped), values };
      const answer = await sure((asks) => provider.bulk(resource.key, change, asks));
      if (!answer) return;
      void client.invalidateQueries();
      toast.success('engine.bulk.updated', { smart_count: answer.count });
      onClose(true);
    } catch (error) {
      setProblem(translate(messageOf(error), { _: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  return { preview, forget: (): void => setPreview(undefined), problem, busy, send };
};
