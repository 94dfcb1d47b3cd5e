import { useContext, useState } from 'react';
import { useBranding } from '../../session/branding-store.ts';
import { AccountContext } from '../../session/use-account.ts';

const productLogo = '/logo.svg';

/** The logo of the school, beside its name; the product's own where there is none or it cannot be loaded. `size` in pixels. */
export const SchoolLogo = ({ size }: { readonly size: number }) => {
  const branding = useBranding();
  // A branch has a logo of its own, which is known once somebody is signed in there.
  const own = useContext(AccountContext)?.settings.logoPath;
  const logoPath = typeof own === 'string' ? own : branding.logoPath;
  const [broken, setBroken] = useState('');
  const source = logoPath && logoPath !== broken ? logoPath : productLogo;
  return (
    <img
      src={source}
      alt=""
      width={size}
      height={size}
      style={{ objectFit: 'contain' }}
      onError={() => setBroken(logoPath)}
    />
  );
};
