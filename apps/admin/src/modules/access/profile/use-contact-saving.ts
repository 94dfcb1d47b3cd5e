import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { CallError } from '../../../engine/data/call-error.ts';
import { chooseLanguage } from '../../../i18n/current-language.ts';
import { languageOf } from '../../../i18n/languages.ts';
import { accountChanged } from '../../../session/account-refresh.ts';
import type { PersonalUser } from '../parts/person.ts';

type Values = Readonly<Record<string, unknown>>;

/** Sends the changes users make to their own account; a new language takes effect immediately. */
export const useContactSaving = (user: PersonalUser, changed: Values, values: Values) => {
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  /**
   * @param password the user's own, when the address changes
   * @param onSent called before the displayed data is reloaded
   */
  const send = async (password: string | undefined, onSent: () => void): Promise<void> => {
    setBusy(true);
    try {
      const file = changed['photo'] as { readonly id: number } | null | undefined;
      const body = {
        username: values['username'],
        idx: user.id,
        ...changed,
        ...(file === undefined ? {} : { photo: file?.id ?? null }),
        ...(password === undefined ? {} : { password }),
      };
      await http('auth/profile', { method: 'POST', body });
      onSent();
      accountChanged();
      await client.invalidateQueries();
      toast.success('access.profile.saved');
      if (typeof changed['language'] === 'string') await chooseLanguage(languageOf(changed['language']).code);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, forget: (): void => setRefusal(undefined), send };
};
