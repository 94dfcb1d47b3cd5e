import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { appConfig } from '../../session/app-config.ts';
import { useBranding } from '../../session/branding-store.ts';
import { SchoolLogo } from '../frame/SchoolLogo.tsx';
import { EntranceTools } from './EntranceTools.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Form on one side, the school on the other. Without a picture the second side is left out. */
export const EntranceFrame = ({ title, lead, children }: Props) => {
  const text = useText();
  const { name } = useBranding();
  const [illustrated, setIllustrated] = useState(true);
  return (
    <div className="e-page" data-illustrated={illustrated}>
      <main className="e-side">
        <header className="e-head">
          <span className="e-brand">
            <SchoolLogo size={40} />
            <span className="e-school">{name}</span>
          </span>
          <EntranceTools />
        </header>
        <div className="e-content">
          <h1>{title}</h1>
          {lead ? <p className="e-lead">{lead}</p> : null}
          {children}
        </div>
        <footer className="e-foot">{text('login.poweredBy', { vendor: appConfig.vendor })}</footer>
      </main>
      {illustrated ? (
        <aside className="e-panel">
          <div className="e-pitch">
            <p className="e-pitch-title">{text('login.pitch')}</p>
            <p>{text('login.pitchText')}</p>
          </div>
          <img
            src="/login-illustration.svg"
            alt=""
            width={760}
            height={560}
            onError={() => setIllustrated(false)}
          />
        </aside>
      ) : null}
    </div>
  );
};
