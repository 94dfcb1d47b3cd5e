import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { saveBlob } from '../../../engine/files/download.ts';
import { refusedPdf } from '../../../engine/files/fetch-pdf.ts';
import { designCall, isChanged, type Design, type DesignedDocument } from './design.ts';

/** A design being edited: saved, reset, tried out as a PDF. */
export const useDesign = (document: DesignedDocument, onSaved: () => void) => {
  const { http, fetcher } = useEnvironment();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const translate = useTranslate();
  const toast = useToast();
  const [design, setDesign] = useState<Design>(document.design);
  const [busy, setBusy] = useState<'save' | 'reset' | 'pdf'>();
  const during = async (what: 'save' | 'reset' | 'pdf', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(undefined);
    }
  };
  const written = async (key: string): Promise<void> => {
    toast.success(key);
    await client.invalidateQueries({ queryKey: ['call'] });
    onSaved();
  };
  return {
    design,
    busy,
    dirty: isChanged(design, document.design),
    change: (changes: Partial<Design>) => setDesign((known) => ({ ...known, ...changes })),
    save: () =>
      during('save', async () => {
        const version = document.own ? { version: document.version } : {};
        await http(designCall(document.key), { method: 'PUT', body: { ...design, ...version } });
        await written('administration.design.saved');
      }),
    reset: async (): Promise<void> => {
      const sure = await dialogs.confirm({
        title: translate('administration.design.resetTitle'),
        text: translate('administration.design.resetText'),
        verb: translate('administration.design.reset'),
        tone: 'warning',
      });
      if (!sure) return;
      await during('reset', async () => {
        await http(designCall(document.key), { method: 'DELETE' });
        await written('administration.design.wasReset');
      });
    },
    pdf: (record: number | undefined) =>
      during('pdf', async () => {
        const response = await fetcher(`/${designCall(document.key, 'pdf')}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...design, ...(record === undefined ? {} : { id: record }) }),
        });
        if (!response.ok) return toast.failure(await refusedPdf(response));
        return saveBlob(await response.blob(), `${document.key}.pdf`);
      }),
  };
};
