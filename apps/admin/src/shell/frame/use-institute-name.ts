import { useBranding } from '../../session/branding-store.ts';
import { useAccount } from '../../session/use-account.ts';

/** The name of the school: as the account's institute tells it, else as everybody sees it. */
export const useInstituteName = (): string => {
  const { institute } = useAccount();
  const { name } = useBranding();
  return typeof institute.name === 'string' && institute.name ? institute.name : name;
};
