import { useContext, useState } from 'react';
import { useBranding } from '../../session/branding-store.ts';
import { AccountContext } from '../../session/use-account.ts';

const productLogo = '/logo.svg';

/** The school's logo, next to its name; the product's own if there is none or it cannot be loaded. `size` in pixels. */
export const SchoolLogo = ({ size }: { readonly size: number }) => {
  const branding = useBranding();
  // A branch has its own logo, which is known once someone is signed in there.
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
