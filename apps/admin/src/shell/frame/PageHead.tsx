import { MenuIcon } from '../menu/MenuIcon.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly icon?: string | undefined;
}

/** Heading of a shell page, with a sentence below. */
export const PageHead = ({ title, lead, icon }: Props) => (
  <header className="h-page-head">
    {icon ? (
      <span className="h-tile" aria-hidden="true">
        <MenuIcon name={icon} />
      </span>
    ) : null}
    <div>
      <h1>{title}</h1>
      {lead ? <p>{lead}</p> : null}
    </div>
  </header>
);
