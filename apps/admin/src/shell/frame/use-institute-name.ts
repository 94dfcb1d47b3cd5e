import { useBranding } from '../../session/branding-store.ts';
import { useAccount } from '../../session/use-account.ts';

/** The school's name: from the settings, otherwise the public one. */
export const useInstituteName = (): string => {
  const { institute, settings } = useAccount();
  const { name } = useBranding();
  const told = settings.name ?? institute.name;
  return typeof told === 'string' && told ? told : name;
};
