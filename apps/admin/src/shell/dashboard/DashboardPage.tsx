import { lazy, Suspense, useState } from 'react';
import { catalogue } from '../../catalogue.ts';
import { opensAddress } from '../../engine/catalogue/opens-address.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../../session/use-account.ts';
import { useInstituteName } from '../frame/use-institute-name.ts';
import '../hub/cards.css';
import { ServiceCard } from '../hub/ServiceCard.tsx';
import { useServices } from '../menu/use-services.ts';
import './dashboard.css';
import { DashboardCharts } from './DashboardCharts.tsx';
import { greetingKey } from './greeting.ts';
import { SchoolSetUp } from './SchoolSetUp.tsx';
import { StatCard } from './StatCard.tsx';
import { useDashboardData } from './use-dashboard-data.ts';
import { linksOf } from './tile-links.ts';
import { cardsOf, figureOf } from './widgets.ts';

const Waiting = lazy(() => import('../../engine/home/Waiting.tsx'));

/** The first page after sign-in: figures for the role, pending items, charts, then everything the role can open. */
export const DashboardPage = () => {
  const text = useText();
  const { actor, fullName, username } = useAccount();
  const school = useInstituteName();
  const services = useServices();
  const { data, loading, failed } = useDashboardData();
  const [hour] = useState(() => new Date().getHours());
  const first = (fullName || username).split(' ')[0] ?? '';
  return (
    <div className="d-page">
      <header className="d-head">
        <h1>{text(greetingKey(hour), { name: first })}</h1>
        <p>{text('dashboard.lead', { school })}</p>
      </header>
      <section aria-label={text('dashboard.figures')}>
        <ul className="d-stats">
          {cardsOf(actor.role).map((widget) => (
            <StatCard
              key={widget}
              widget={widget}
              title={text(`card.${widget}`)}
              figure={figureOf(widget, data, text.language.tag)}
              loading={loading}
              to={linksOf(widget, actor.role).find((to) => opensAddress({ actor, catalogue }, to))}
            />
          ))}
        </ul>
        {failed ? (
          <p className="d-failed" role="alert">
            {text('dashboard.failed')}
          </p>
        ) : null}
      </section>
      <SchoolSetUp />
      <section className="d-waiting">
        <Suspense fallback={null}>
          <Waiting />
        </Suspense>
      </section>
      <DashboardCharts data={data} loading={loading} />
      {services.length ? (
        <section className="d-services" aria-labelledby="services-title">
          <h2 id="services-title">{text('dashboard.shortcuts')}</h2>
          <p>{text('dashboard.shortcutsText')}</p>
          <ul className="c-grid">
            {services.map((link) => (
              <ServiceCard key={link.url} link={link} />
            ))}
          </ul>
        </section>
      ) : (
        <p className="c-empty">{text('menu.empty')}</p>
      )}
    </div>
  );
};
