import { useBranding } from '../../session/branding-store.ts';
import { useAccount } from '../../session/use-account.ts';

/** The name of the school: as the settings tell it, else as everybody sees it. */
export const useInstituteName = (): string => {
  const { institute, settings } = useAccount();
  const { name } = useBranding();
  const told = settings.name ?? institute.name;
  return typeof told === 'string' && told ? told : name;
};
